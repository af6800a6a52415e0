import type { ComponentType } from 'react';
import { onDemand, type OnDemand } from '@prepar/screens/common/onDemand.ts';
import { notFoundPage, type Page, pages } from './pages.ts';

type Head = (typeof pages)[number]['head'] | (typeof notFoundPage)['head'];

/** A page that can be shown. */
export interface Route extends Page {
  head: Head;
  canonical: string | null;
  Content: OnDemand<object>;
  /** Asks for the data that it begins with, beside whatever else is on its way. */
  askEarly: () => Promise<void>;
}

/** A page's component by its name, and what asks early for its data. */
type Module = Record<string, ComponentType> & { askEarly?: () => void };

const modules = import.meta.glob<Module>('./*/*Route.tsx');

function routeOf(page: Page & { head: Head }): Route {
  const load = modules[`./${page.module}.tsx`];
  if (!load) throw new Error(`No ${page.path}`);
  return {
    canonical: page.path,
    ...page,
    Content: onDemand(load, page.module.replace(/.*\//, '')),
    askEarly: async () => (await load()).askEarly?.(),
  };
}

const routes = pages.map(routeOf);
const notFoundRoute = routeOf(notFoundPage);

/** The page of a path; every unknown path has the not-found page. */
export function findRoute(path: string): Route {
  const plain = path.replace(/(.)\/+$/, '$1');
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}
