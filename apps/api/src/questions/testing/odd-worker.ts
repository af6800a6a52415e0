/** A thread that does as the seed of its first question says; for tests of what becomes of the others. */
export async function draw({ ids: [seed = ''] }: { ids: string[] }) {
  if (seed === 'exit') process.exit(1);
  if (seed === 'throw') return { fault: 'Error: there is no question' };
  if (seed === 'crash') throw new Error('crashed');
  if (seed === 'hang') for (;;);
  if (seed === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
  return { result: seed };
}
