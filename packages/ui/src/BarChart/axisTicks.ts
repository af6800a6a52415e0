/** At most three grid lines above zero, at round values, the last one at or above the largest value. */
export function axisTicks(largest: number): number[] {
  if (!(largest > 0)) return [1];
  const power = 10 ** Math.floor(Math.log10(largest / 3));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate * 3 >= largest * (1 - 1e-9));
  const size = step ?? largest;
  const count = Math.ceil(largest / size - 1e-9);
  return Array.from({ length: count }, (_, index) => size * (index + 1));
}
