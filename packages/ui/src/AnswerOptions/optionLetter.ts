/** The letter of an option by its position: A for 0. */
export function optionLetter(position: number): string {
  return String.fromCodePoint(65 + position);
}
