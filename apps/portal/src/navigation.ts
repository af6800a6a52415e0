import { navigate as go, usePathname, useSearch as useSearchString } from 'wouter/use-browser-location';

/** Path of the page that is open, without a slash at its end, as it changes. */
export const usePath = (): string => usePathname().replace(/(.)\/+$/, '$1');

/** Query of the page that is open, without its question mark, as it changes. Documents are written without one. */
export const useSearch = (): string => useSearchString({ ssrSearch: '' }).slice(1);

/** Path and query of the page that is open. */
export const currentAddress = (): string => location.pathname + location.search;

/** What one page hands to the next without showing it in the address. */
export interface Handover {
  /** Why the person is sent there. */
  reason?: 'automaticLoginFailed';
  /** Whether they enrolled on the way. */
  hasEnrolled?: true;
}

/** Goes to a page of the portal. */
export const navigate = (
  to: string,
  { replace = false, handover }: { replace?: boolean; handover?: Handover } = {},
): void => go(to, { replace, ...(handover && { state: handover }) });

/** What the page before handed over. */
export const readHandover = (): Handover => (history.state as Handover | null) ?? {};

/** Is told how to go on. */
type Question = (leave: () => void) => void;

let question: Question | null = null;

/** Follows a link: to a page of the portal without loading anew, to a section as the browser does it. */
export function follow(href: string): void {
  if (href.startsWith('#')) location.assign(href);
  else if (question) question(() => navigate(href));
  else navigate(href);
}

/**
 * From now on asks before a link or the buttons of the browser lead away, and before the tab closes. Returns what ends it.
 * Browsers without the Navigation API do not ask at their own buttons.
 */
export function askBeforeLeaving(ask: Question): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  question = ask;
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  const browser = 'navigation' in window ? window.navigation : null;
  browser?.addEventListener(
    'navigate',
    (event) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return;
      event.preventDefault();
      ask(() => {
        end();
        browser.traverseTo(event.destination.key);
      });
    },
    { signal },
  );
  const end = () => {
    ending.abort();
    question = null;
  };
  return end;
}
