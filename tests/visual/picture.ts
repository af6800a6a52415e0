import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import sharp from 'sharp';
import type { Catalogue } from './catalogue.ts';

export const baselineFolder = join(import.meta.dirname, 'baseline');

/** Largest difference of a colour channel, of 255, that counts as the same colour. */
const tolerance = 6;

/** As many pixels may differ: an edge is not always smoothed the same way. */
const negligible = 3;

/** How long a picture may take to become what is expected, and how long between two looks: React shows a late part within 300 ms. */
const patience = 4000;
const pause = 400;

/**
 * Compares what the catalogue shows with its baseline, a nearly lossless WebP: a third of what the same PNG weighs.
 * A difference stands in the report as expected, actual and diff.
 */
export async function expectPicture(catalogue: Catalogue, name: string, testInfo: TestInfo): Promise<void> {
  const file = join(baselineFolder, `${name}.webp`);
  const baseline = readOrNull(file);
  const updating = isUpdating(testInfo);

  if (!baseline) {
    if (!updating) throw new Error(`${name} has no baseline yet; \`npm run visual:update\` draws it.`);
    return save(file, await settled(catalogue));
  }
  let actual = await catalogue.take();
  let difference = await compare(actual, baseline);
  if (updating && difference.pixels > negligible) {
    actual = await settled(catalogue);
    difference = await compare(actual, baseline);
    return difference.pixels > negligible ? save(file, actual) : undefined;
  }
  // What a story loads on demand comes a moment later.
  for (const deadline = Date.now() + patience; difference.pixels > negligible && Date.now() < deadline;) {
    await sleep(pause);
    actual = await catalogue.take();
    difference = await compare(actual, baseline);
  }
  if (difference.pixels <= negligible) return;

  const pictures = { expected: await sharp(baseline).png().toBuffer(), actual, diff: await difference.draw() };
  for (const [part, body] of Object.entries(pictures)) {
    await testInfo.attach(`${name.replace('/', '-')}-${part}.png`, { body, contentType: 'image/png' });
  }
  throw new Error(
    `${name} differs from its baseline in ${difference.pixels} pixels; \`npm run visual:update\` accepts the new picture.`,
  );
}

export function isUpdating({ config }: TestInfo): boolean {
  return ['all', 'changed'].includes(config.updateSnapshots);
}

/** A picture that no longer changes, so that nothing half drawn is taken. */
async function settled(catalogue: Catalogue): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  let now = await catalogue.take();
  for (let look = 0; look < 8 && !before.equals(now); look++) {
    await sleep(pause);
    [before, now] = [now, await catalogue.take()];
  }
  return now;
}

async function compare(actual: Buffer, expected: Buffer) {
  const [one, other] = await Promise.all([pixels(actual), pixels(expected)]);
  const { width, height } = one.info;
  const differs = new Uint8Array(width * height);
  if (width !== other.info.width || height !== other.info.height) differs.fill(1);
  else if (!one.data.equals(other.data)) {
    for (let at = 0; at < one.data.length; at++) {
      if (Math.abs(Number(one.data[at]) - Number(other.data[at])) > tolerance) differs[Math.floor(at / 3)] = 1;
    }
  }
  return {
    pixels: differs.reduce((sum, pixel) => sum + pixel, 0),
    /** What differs in red, on the actual picture in pale grey. */
    draw: () => {
      const drawn = one.data.map((value, at) =>
        differs[Math.floor(at / 3)] ? ([220, 0, 60][at % 3] ?? 0) : 200 + value * 0.2,
      );
      return sharp(drawn, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer();
    },
  };
}

function pixels(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function save(file: string, picture: Buffer): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await sharp(picture).webp({ nearLossless: true, quality: 40, effort: 5 }).toBuffer());
}

function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
