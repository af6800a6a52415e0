import type { ReactNode, Ref } from 'react';

interface PressableProps {
  children: ReactNode;
  className: string;
  /** Called on press, Enter or Space. */
  onPress?: (() => void) | undefined;
  type?: 'button' | 'submit' | undefined;
  /** No presses, no focus. Default false. */
  isDisabled?: boolean | undefined;
  /** No presses, but it keeps the focus. Default false. */
  isPending?: boolean | undefined;
  focusOnMount?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-pressed'?: boolean;
  'aria-current'?: 'true' | undefined;
}

/** The browser's own button under everything that is pressed. */
export function Pressable({ onPress, type = 'button', isDisabled, isPending = false, focusOnMount = false, ...button }: PressableProps) {
  return (
    <button
      {...button}
      type={type}
      disabled={isDisabled}
      {...(isPending && { 'aria-disabled': true })}
      {...(focusOnMount && { autoFocus: true })}
      onClick={(event) => {
        // Safari leaves the focus where it was after a press with a pointer, but a dialog that opens now gives it back here.
        if (event.detail > 0) event.currentTarget.focus();
        if (isPending) event.preventDefault();
        else onPress?.();
      }}
    />
  );
}
