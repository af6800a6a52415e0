/** A page in one language, as a visitor first sees it. */
export interface WrittenDocument {
  /** `login/index.html` in Portuguese, `login/index.en.html` in English. */
  file: string;
  /** BCP 47 tag of its language. */
  tag: string;
  /** Title and description. */
  head: string;
  body: string;
  /** There is something to read in it: it is no moment of waiting. */
  isWhole: boolean;
  /** How the paths of the modules end that the page loads by itself. */
  modules: readonly string[];
}
