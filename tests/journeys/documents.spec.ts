import { createLearner, expect, newEmail, password, test } from './fixtures.ts';
import { hostPortal } from './hosting.ts';
import { failedResource } from './network.ts';
import { locales, wordsIn } from './words.ts';

const tags = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' } as const;

/** Pages that can be read before any script runs: their h1, and the title without the name of the product. */
const written = [
  { path: '/', heading: 'auth.login.title', title: 'auth.page.login.title' },
  { path: '/login', heading: 'auth.login.title', title: 'auth.page.login.title' },
  { path: '/register', heading: 'auth.register.title', title: 'auth.page.register.title' },
  { path: '/privacy-policy', heading: 'legal.privacy.title', title: 'legal.page.privacyPolicy.title' },
  { path: '/terms-of-use', heading: 'legal.terms.title', title: 'legal.page.termsOfUse.title' },
  { path: '/partneship', heading: 'partnership.hero.title', title: 'partnership.page.partnership.title' },
  { path: '/no/such/page', heading: 'notFound.title', title: 'notFound.page.notFound.title' },
] as const;

for (const locale of locales)
  test.describe(`without JavaScript, in a browser in ${tags[locale]}`, () => {
    test.use({ javaScriptEnabled: false, locale: tags[locale], expectedErrors: failedResource });

    test(`ROUTE-32 I18N-01 I18N-04 every public page can be read in ${tags[locale]}`, async ({ page }) => {
      const words = wordsIn(locale);
      for (const { path, heading, title } of written) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(path === '/no/such/page' ? 404 : 200);
        expect(response?.headers()['vary'], path).toBe('accept-encoding, accept-language, cookie');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(heading));
        await expect(page).toHaveTitle(words(title));
        await expect(page.locator('html')).toHaveAttribute('lang', tags[locale]);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
      }
      for (const path of ['/login', '/register', '/dashboard']) {
        await page.goto(path);
        await expect(page.locator('noscript > div')).toHaveText(words('common.needsScript'));
      }
      await page.goto('/login');
      await page
        .getByRole('link', { name: words('shell.footer.termsOfUse') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('legal.terms.title'));
    });
  });

test.describe('in a browser in English', () => {
  test.use({ locale: 'en-US', expectedErrors: failedResource });

  test('I18N-04 I18N-05 the language that was chosen decides which document is sent', async ({ page, request }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entra para practicar');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'prepar-language');
    const answer = await request.get('/login', { headers: { cookie: `prepar-language=${cookie?.value}` } });
    expect(await answer.text()).toContain('<html lang="es-ES"');
  });
});

for (const locale of locales)
  test.describe(`as scripts take over pages in ${tags[locale]}`, () => {
    test.use({ locale: tags[locale], expectedErrors: failedResource });

    test(`pages in ${tags[locale]} stay what they are as scripts take them over, and nothing is said of it`, async ({
      page,
    }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      for (const { path, heading } of written) {
        let letScriptsIn = () => {};
        const allowed = new Promise<void>((resolve) => (letScriptsIn = resolve));
        await page.route('**/assets/*.js', async (route) => {
          await allowed;
          await route.fallback();
        });
        await page.goto(path, { waitUntil: 'commit' });
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveText(wordsIn(locale)(heading));
        await title.evaluate((element) => Object.assign(element, { isWritten: true }));
        letScriptsIn();
        // The address of a page is known to its script alone.
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(path === '/no/such/page' ? 0 : 1);
        await page.waitForLoadState('networkidle');
        expect(await title.evaluate((element) => 'isWritten' in element), path).toBe(true);
        await page.unroute('**/assets/*.js');
      }
      expect(said.filter((text) => !failedResource.test(text.replace('error: ', '')))).toEqual([]);
    });
  });

test.describe('while nothing but the document comes', () => {
  test.use({ expectedErrors: failedResource });

  test('a public page is drawn, in its own colours, before anything else has come', async ({ page, baseURL }) => {
    await page.route('**/assets/**', () => {}); // never answered
    for (const { path } of written) {
      await page.goto(path, { waitUntil: 'commit' });
      const drawn = () => performance.getEntriesByName('first-contentful-paint').length;
      await expect.poll(() => page.evaluate(drawn), path).toBe(1);
      await expect(page.locator('body'), path).toHaveCSS('font-family', /Atkinson/);
    }
    const waiting = await page.request.get(`${baseURL}/dashboard`);
    expect(await waiting.text(), 'others share a sheet that the browser keeps').not.toContain('<style>');
  });
});

test('LOGIN-09 what is typed before the script comes is kept and sent', async ({ page }) => {
  const person = await createLearner();
  let letScriptsIn = () => {};
  const allowed = new Promise<void>((resolve) => (letScriptsIn = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.fallback();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  letScriptsIn();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).not.toHaveURL('/login');
});

test.describe('on a host of files, with the API elsewhere', () => {
  // The API lets no page of this host call it; that it was asked is enough.
  test.use({ locale: 'en-US', expectedErrors: /^Failed to load resource|CORS policy/ });

  test('VALID-08 pages are written in Portuguese, and speak the language of the browser once their script runs', async ({
    page,
    browser,
    baseURL,
  }) => {
    const host = await hostPortal(`${baseURL}/api/v1`);
    const withoutScripts = await browser.newPage({ javaScriptEnabled: false, locale: 'en-US' });
    for (const { path, heading } of written) {
      await withoutScripts.goto(host.origin + path);
      await expect(withoutScripts.getByRole('heading', { level: 1 })).toHaveText(wordsIn('pt')(heading));
      await page.goto(host.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('en')(heading));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    }
    await page.goto(`${host.origin}/login/`);
    const call = page.waitForRequest(`${baseURL}/api/v1/users/auth/login`);
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect((await call).method()).toMatch(/OPTIONS|POST/);
    await withoutScripts.close();
    await host.stop();
  });
});
