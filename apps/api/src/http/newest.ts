/** The texts that were added last, up to a number. */
export class Newest {
  readonly #texts = new Set<string>();

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  add(text: string): void {
    this.#texts.delete(text);
    this.#texts.add(text);
    const [oldest = ''] = this.#texts;
    if (this.#texts.size > 10_000) this.#texts.delete(oldest);
  }

  delete(text: string): void {
    this.#texts.delete(text);
  }
}
