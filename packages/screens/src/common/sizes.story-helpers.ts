import { expect } from 'storybook/test';

/** Nothing that is read is smaller than 12px, nothing that is pressed outside of a sentence lower than 24px. */
export async function expectReadableSizes(root: HTMLElement): Promise<void> {
  const small = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isShown(element) && hasText(element) && Number.parseFloat(getComputedStyle(element).fontSize) < 12,
  );
  await expect(small.map(({ textContent, className }) => `${textContent} (${className})`)).toEqual([]);
  const low = [...root.querySelectorAll<HTMLElement>('a, button')].filter(
    (element) => isShown(element) && element.getBoundingClientRect().height < 24,
  );
  await expect(low.map(({ textContent }) => textContent)).toEqual([]);
}

const isShown = (element: HTMLElement): boolean => element.offsetWidth > 1 && element.offsetHeight > 1;

const hasText = ({ childNodes }: HTMLElement): boolean =>
  [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
