import { once } from './once.ts';

// The document says for which module its styles are enough, and where those of all pages are; in development it has all of them.
const { enoughFor, allStyles } = document.documentElement.dataset;

/** Whether a page needs more styles than the document came with. */
export const needsAllStyles = ({ module }: { module: string }): boolean => allStyles !== undefined && enoughFor !== module;

/** Loads the styles of all pages, once. */
export const loadAllStyles = once(
  () =>
    new Promise<void>((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: allStyles ?? '' });
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error('The styles could not be loaded'));
      });
      document.head.append(link);
    }),
);
