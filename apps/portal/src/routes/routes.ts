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

interface Module {
  askEarly?: () => void;
  [name: string]: unknown;
}

const modules = import.meta.glob<Module>('./*/*Route.tsx');

const routeOf = (page: Page & { head: Head }): Route => ({
  canonical: page.path,
  ...page,
  Content: onDemand(async () => {
    const loaded = await modules[`./${page.module}.tsx`]?.();
    const component = loaded?.[page.module.replace(/.*\//, '')] as ComponentType | undefined;
    if (!component) throw new Error(`Nothing draws ${page.path}`);
    return component;
  }),
  askEarly: async () => (await modules[`./${page.module}.tsx`]?.())?.askEarly?.(),
});

const routes = pages.map(routeOf);
const notFoundRoute = routeOf(notFoundPage);

/** The page of a path; every unknown path has the not-found page. */
export function findRoute(path: string): Route {
  const plain = path.replace(/(.)\/+$/, '$1');
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}
