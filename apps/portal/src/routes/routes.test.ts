import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { findRoute } from './routes.ts';

test.each(pages)('ROUTE-19 $path is a page, with and without a slash at its end', ({ path }) => {
  expect(findRoute(path).path).toBe(path);
  expect(findRoute(`${path}/`).path).toBe(path);
});

test.each(['/no/such/page', '/dashboards', '/Dashboard', '/*'])('ROUTE-19 %s is no page', (path) => {
  expect(findRoute(path).path).toBe('*');
});
