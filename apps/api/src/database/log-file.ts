import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

const mostBytes = 10 * 1024 * 1024;

/** Opens a log to be added to, by a program that writes to it as long as it runs. */
export function openLog(file: string): number {
  turnLog(file);
  return openSync(file, 'a', 0o600);
}

/** Puts a long log aside, in place of the one before, and begins it anew under its writer. */
export function turnLog(file: string): void {
  if (sizeOf(file) < mostBytes) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

/** The end of a log, however long it is. */
export function lastLines(file: string): string {
  const size = sizeOf(file);
  if (size === 0) return '';
  const bytes = Buffer.alloc(Math.min(size, 4096));
  const log = openSync(file, 'r');
  try {
    readSync(log, bytes, 0, bytes.length, size - bytes.length);
  } finally {
    closeSync(log);
  }
  return bytes.toString().trim().split('\n').slice(-5).join('\n');
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
