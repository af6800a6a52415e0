import type { Words } from '@prepar/screens/common/words';
import { useEffect } from 'react';
import type { Route } from '../routes/routes.ts';

/** Sets title, description and canonical address of the page. */
export function useHead({ head, canonical }: Route, { t }: Words): void {
  useEffect(() => {
    document.title = t(`${head}.title`);
    element('meta', 'name', 'description').setAttribute('content', t(`${head}.description`));
    const link = element('link', 'rel', 'canonical');
    if (canonical === null) link.remove();
    else link.setAttribute('href', location.origin + canonical);
  }, [head, canonical, t]);
}

function element(tag: string, attribute: string, value: string): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const created = document.createElement(tag);
  created.setAttribute(attribute, value);
  document.head.append(created);
  return created;
}
