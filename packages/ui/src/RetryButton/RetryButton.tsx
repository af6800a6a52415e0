import { Button, type ButtonProps } from '../Button/Button.tsx';

export interface RetryButtonProps extends Pick<ButtonProps, 'children' | 'size' | 'icon'> {
  /** Called on press, Enter or Space. What failed makes way for what is on its way, and this button with it. */
  onPress: () => void;
}

/** Tries again what failed. The title that it stands below takes the focus, because the button goes as it is pressed. */
export function RetryButton({ onPress, ...button }: RetryButtonProps) {
  const retry = () => {
    focusTitleAbove(document.activeElement);
    onPress();
  };
  return <Button {...button} tone="secondary" onPress={retry} />;
}

/** A message has a title of its own, which goes with it. */
const titles = ':is(h1, h2, h3):not([role="alert"] *)';

function focusTitleAbove(button: Element | null): void {
  const isAbove = (title: Element) =>
    button && title.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
  const title = [...document.querySelectorAll<HTMLElement>(titles)].findLast(isAbove);
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}
