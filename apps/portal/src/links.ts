import { language } from './i18n/language.ts';
import { loadWords } from './i18n/loadWords.ts';
import { follow } from './navigation.ts';
import { forgetFailures } from '@prepar/screens/common/once.ts';
import { findRoute } from './routes/routes.ts';
import { announce } from './toasts/announce.ts';

const routeOf = (href: string) => findRoute(new URL(href, location.href).pathname);

/** Follows a link; without a connection not to a page that was never loaded, so that the one on screen keeps its navigation. */
export function followLink(href: string): void {
  if (navigator.onLine || href.startsWith('#') || routeOf(href).Content.isLoaded()) follow(href);
  else announce({ tone: 'danger', title: 'common.failed.title', text: 'common.checkConnection' });
}

/** From now on loads a page as soon as a link to it is pointed at, focused or touched. */
export function loadPointedPages(): void {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || !navigator.onLine) return;
    const { Content, flow } = routeOf(link.href);
    // What does not come now is asked for again, and its failure shown, when the link is followed.
    Promise.all([Content.load(), loadWords(language.get(), [flow])]).catch(forgetFailures);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, load, { passive: true });
}
