import { randomFillSync } from 'node:crypto';

const size = 16;
const random = Buffer.allocUnsafeSlow(256 * size);
let next = random.length;

/** A new identifier: 128 random bits in hexadecimal. Bits are fetched for many at once, because each fetch has its price. */
export function createId(): string {
  if (next === random.length) {
    randomFillSync(random);
    next = 0;
  }
  const id = random.toString('hex', next, next + size);
  next += size;
  return id;
}
