import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

const checkout = resolve(import.meta.dirname, '../../..');

/**
 * Folder that holds everything the server keeps: database, outbox, first password.
 * PostgreSQL refuses to run as root and then runs as an unprivileged user, who may not be able
 * to enter the checkout; so root's data lies in a service folder instead.
 */
export function dataFolder(chosen?: string, profile: 'main' | 'test' | 'bench' | 'demo' = 'main'): string {
  if (chosen) return resolve(chosen);
  const isRoot = process.getuid?.() === 0;
  const name = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  return isRoot ? join('/var/lib/prepar', name, profile) : join(checkout, '.prepar', 'data', profile);
}
