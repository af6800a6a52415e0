import type { Page } from '@playwright/test';
import { createLearner, expect, test } from './fixtures.ts';
import { failedResource } from './network.ts';

const links = ['/partneship', '/privacy-policy', '/terms-of-use', '/privacy-policy#cookies'];

const foot = (page: Page) => page.getByRole('contentinfo');

/** What stands at the foot of a page: every link, then company, place, version, last update and this year's copyright. */
async function expectFoot(page: Page): Promise<void> {
  await expect(foot(page)).toBeVisible();
  const targets = foot(page).locator('a[href]');
  expect(await targets.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...links,
    'mailto:contato@prepar.example',
    'tel:+551155500199',
  ]);
  await expect(foot(page)).toContainText('São Paulo, Brasil');
  await expect(foot(page)).toContainText('Prepar Educação Ltda.');
  await expect(foot(page)).toContainText('Versão 1.0.0');
  await expect(foot(page)).toContainText('Atualizado em 20/11/2025');
  await expect(foot(page)).toContainText(`© ${new Date().getFullYear()} Prepar`);
}

test.describe('on pages for whoever is not signed in', () => {
  test.use({ expectedErrors: failedResource });

  for (const path of ['/', '/login', '/register', '/auth', '/no/such/page']) {
    test(`CHROME-02 CHROME-03 CHROME-04 CHROME-05 CHROME-06 CHROME-07 CHROME-08 CHROME-09 the foot of ${path} has every link and fact`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFoot(page);
      await foot(page).getByRole('link', { name: 'Cookies' }).click();
      await expect(page).toHaveURL('/privacy-policy#cookies');
      await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport();
    });
  }
});

test('CHROME-01 CHROME-02 CHROME-03 CHROME-04 CHROME-05 CHROME-06 CHROME-07 CHROME-08 CHROME-09 the footer leads to every public page, and the brand back to the start', async ({
  page,
  context,
}) => {
  await page.goto('/terms-of-use');
  await expectFoot(page);
  const footer = foot(page);

  const titles = ['Leve o Prepar a quem estuda com você.', 'Política de privacidade', 'Termos de uso'];
  for (const [index, title] of titles.entries()) {
    await footer.getByRole('link').nth(index).click();
    await expect(page).toHaveURL(links[index] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await footer.getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL('/privacy-policy#cookies');
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'Prepar' }).click();
  await expect(page).toHaveURL('/');

  const fresh = await context.newPage();
  await fresh.goto('/privacy-policy#cookies');
  await expect(fresh.getByRole('heading', { name: 'Cookies' })).toBeInViewport();
});

test('LEGAL-01 LEGAL-06 LEGAL-08 LEGAL-10 LEGAL-13 both legal pages carry their date in each language, with the mail to the support', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const speak = (name: string) => page.getByRole('contentinfo').getByRole('button', { name }).click();
  for (const path of ['/privacy-policy', '/terms-of-use']) {
    await page.goto(path);
    await expect(main).toContainText('11 de setembro de 2025');
    await speak('English');
    await expect(main).toContainText('September 11, 2025');
    await speak('Español');
    await expect(main).toContainText('11 de septiembre de 2025');
    await expect(main.getByRole('link', { name: 'suporte@prepar.example' }).first()).toHaveAttribute(
      'href',
      'mailto:suporte@prepar.example',
    );
    await speak('Português');
  }
  await expect(page.locator('strong')).toHaveText('Os pagamentos não são reembolsáveis, exceto quando a lei exigir.');
});

test('PARTN-01 PARTN-02 PARTN-04 PARTN-05 PARTN-07 the partnership page begins at its top, opens its form in a new tab and shows the chosen type', async ({
  page,
  context,
}) => {
  await page.goto('/terms-of-use');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Seja parceiro' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const form = page.getByRole('link', { name: /Quero ser parceiro/ }).first();
  await expect(form).toHaveAttribute('rel', 'noopener noreferrer');
  await context.route('https://forms.prepar.example/**', (route) => route.fulfill({ body: 'Formulário' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), form.click()]);
  await opened.waitForURL('https://forms.prepar.example/partnership');
  await expect(page).toHaveURL('/partneship');

  const types = page.getByRole('radiogroup', { name: 'Tipos de parceria' });
  await expect(types.getByRole('radio').first()).toBeChecked();
  await types.getByText('Influenciadores').click();
  await expect(page.getByRole('heading', { level: 3, name: 'Influenciadores' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Benefícios:' }).getByRole('listitem')).toHaveCount(4);

  const fourth = page.getByRole('heading', { name: 'Três idiomas' });
  await expect(fourth).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(fourth).toBeHidden();
});

test('PRICE-01 PRICE-06 PRICE-10 CERT-01 prices and certificates are for display only: buttons do nothing, and the server is asked nothing', async ({
  page,
  openAs,
}) => {
  await openAs(await createLearner(), '/dashboard');
  await page
    .getByRole('link', { name: /ver planos/i })
    .first()
    .click();
  await expect(page).toHaveURL('/pricing');
  const buttons = page.getByRole('main').getByRole('button', { name: /Assinar|Comprar/ });
  await expect(buttons).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const button of await buttons.all()) {
    await expect(button).toBeEnabled();
    await expect(button).toHaveAccessibleDescription('Em breve');
    await button.click();
  }
  expect(asked).toEqual([]);
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeEmpty();

  await page.getByRole('link', { name: 'Progresso' }).first().click();
  await page.getByRole('link', { name: 'Certificados e conquistas' }).click();
  await expect(page).toHaveURL('/certificates');
  await page.waitForLoadState('networkidle');
  asked.length = 0;
  await page.reload();
  await expect(page.getByText('Nada do que segue é seu', { exact: false })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const frame = new Set(['/users/profile', '/config/onboarding', '/config/settings', '/users/account-info']);
  const calls = asked.filter((url) => url.includes('/api/')).map((url) => new URL(url).pathname.replace('/api/v1', ''));
  expect(calls.filter((call) => !frame.has(call))).toEqual([]);
});

test('NAV-02 NAV-03 NAV-04 NAV-05 NAV-06 a learner’s menu has the main areas, the account and the way out', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  await openAs(person, '/certificates');
  const menu = page.getByRole('navigation', { name: 'Principal' }).first();
  const items = {
    Painel: '/dashboard',
    Praticar: '/practice',
    Progresso: '/progress',
    Perfil: '/profile',
    Configurações: '/settings',
  };
  await expect(menu.getByRole('link')).toHaveText([...Object.keys(items), 'Sair']);
  const frame = page.getByRole('banner');
  await expect(frame.getByText(person.name)).toBeVisible();
  await expect(frame.getByText(person.email)).toBeVisible();
  for (const [name, path] of Object.entries(items)) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main')).toBeFocused();
  }
  await expect(menu.getByRole('link', { name: 'Sair' })).toHaveAttribute('href', '/logout');
});
