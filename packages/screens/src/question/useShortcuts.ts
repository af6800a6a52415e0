import { useEffect, useEffectEvent } from 'react';
import { type Shortcut, shortcutOf } from './shortcutOf.ts';

const textFields = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
/** What is typed or chosen there is no answer. */
const dialogs = '[role="dialog"], [role="alertdialog"]';
const pressables = 'a, button, summary';

/** Calls onShortcut for keys pressed anywhere in the page while `isOn`, but not in a text field, a dialog or together with another key. */
export function useShortcuts(isOn: boolean, onShortcut: (shortcut: Shortcut) => void): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const shortcut = shortcutOf(event.key);
    if (!shortcut || isIn(event.target, textFields) || isIn(event.target, dialogs)) return;
    if (shortcut.kind === 'confirm' && isIn(event.target, pressables)) return;
    onShortcut(shortcut);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    // In the capture phase, because an option keeps Enter to itself.
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isOn]);
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;
