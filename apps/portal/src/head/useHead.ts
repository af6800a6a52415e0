import type { Words } from '@prepar/screens/common/words';
import { useEffect } from 'react';
import type { Route } from '../routes/routes.ts';

/** Sets title, description and canonical address of the page. */
export function useHead({ name, canonical }: Route, { t }: Words): void {
  useEffect(() => {
    document.title = t(`common.page.${name}.title`);
    element('meta', 'name', 'description').setAttribute('content', t(`common.page.${name}.description`));
    const link = element('link', 'rel', 'canonical');
    if (canonical === null) link.remove();
    else link.setAttribute('href', location.origin + canonical);
  }, [name, canonical, t]);
}

function element(tag: string, attribute: string, value: string): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const created = document.createElement(tag);
  created.setAttribute(attribute, value);
  document.head.append(created);
  return created;
}
