import '@prepar/ui/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchOtherTabs } from './data/api.ts';
import { checkSession } from './data/checkSession.ts';
import { language, startLanguage } from './i18n/language.ts';
import { loadWords } from './i18n/loadWords.ts';
import { loadPointedPages } from './links.ts';
import { findRoute } from './routes/routes.ts';
import { decide } from './session/access.ts';
import { heldToken, session } from './session/session.ts';
import { switchLanguage } from './settings/switchLanguage.ts';
import { startTheme } from './theme/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('No #root');

const isWritten = root.hasChildNodes();
const wanted = startLanguage({ isWritten });
startTheme();
watchOtherTabs();
loadPointedPages();
// Everything that the first page needs is asked for at once, so that nothing waits for something else to be read.
const route = findRoute(location.pathname);
if (decide(route.access, session.get(), location.pathname, null).do === 'check') {
  void checkSession();
  // A module that does not come is told where it is drawn.
  if (heldToken() !== null) route.askEarly().catch(() => {});
}
const parts = Promise.allSettled([
  loadWords(language.get(), []),
  route.Content.load(),
  loadWords(language.get(), [route.flow]),
]);
// Not awaited: pages import from the chunk of this module, and would wait for it to end.
void parts.then(([common]) => {
  if (common.status === 'rejected') return tryAgain();
  if (isWritten) hydrateRoot(root, <App />);
  else createRoot(root).render(<App />);
  if (wanted !== language.get()) void switchLanguage(wanted);
});

// Without any words there is nothing to say: the page waits for the network and begins anew.
function tryAgain(): void {
  const again = () => location.reload();
  addEventListener('online', again);
  setTimeout(again, 5000);
}
