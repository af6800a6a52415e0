import { createLearner, expect, test } from './fixtures.ts';
import { failedResource } from './network.ts';
import { notices } from './steps.ts';

test.use({ expectedErrors: failedResource });

test('without a connection a page that was never opened is not gone to, and the navigation stays', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(await createLearner(), '/pricing');
  await expect(page.getByRole('button', { name: 'Quero o aviso' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const progress = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Progresso' });
  await progress.click();
  await expect(notices(page)).toContainText('Não deu para abrir a página.');
  await expect(page).toHaveURL('/pricing');
  await expect(progress).toBeVisible();
  await context.setOffline(false);
  await progress.click();
  await expect(page).toHaveURL('/progress');
  await expect(page.getByRole('heading', { level: 1, name: 'Progresso' })).toBeVisible();
});

test('a page is loaded when a link to it is pointed at, so that it opens even if the connection goes', async ({
  page,
  context,
  openAs,
}) => {
  await openAs(await createLearner(), '/pricing');
  await expect(page.getByRole('button', { name: 'Quero o aviso' })).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Configurações' });
  await Promise.all([page.waitForResponse(/\/assets\/SettingsRoute/), link.hover()]);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
});
