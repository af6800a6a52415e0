import { navigate as go, usePathname, useSearch as useSearchString } from 'wouter/use-browser-location';

/** Path of the page that is open, as it changes. */
export const usePath = usePathname;

/** Query of the page that is open, without its question mark, as it changes. */
export const useSearch = (): string => useSearchString().slice(1);

/** Path and query of the page that is open. */
export const currentPlace = (): string => location.pathname + location.search;

/** What one page hands to the next without showing it in the address. */
export interface Handover {
  /** E-mail typed so far on a sign-in page. */
  email?: string;
  /** Why the person is sent there. */
  reason?: 'automaticLoginFailed';
}

/** Goes to a page of the portal. */
export const navigate = (to: string, { replace = false, handover }: { replace?: boolean; handover?: Handover } = {}): void =>
  go(to, { replace, ...(handover && { state: handover }) });

/** What the page before handed over. */
export const readHandover = (): Handover => (history.state as Handover | null) ?? {};

/** Follows links within the portal without loading the page anew; everything else is left to the browser. */
export function interceptLinks(root: HTMLElement): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target === '_blank' || link.origin !== location.origin) return;
    const isOwn = !/^\/(api|docs|storybook)\b/.test(link.pathname);
    const isSection = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
    if (!isOwn || isSection || link.hasAttribute('download')) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  // React's own listeners stand on the root and, for dialogs, on the body. What they stop there goes no further.
  for (const place of [root, document.body]) place.addEventListener('click', follow);
}
