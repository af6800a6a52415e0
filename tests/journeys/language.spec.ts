import { callApi, createLearner, expect, test } from './fixtures.ts';
import { hostPortal } from './hosting.ts';
import { nextCall } from './network.ts';
import { endSession, enrol, logIn, notices, questionPath } from './steps.ts';

test.describe('in a browser of a language that is not spoken here', () => {
  test.use({ locale: 'fr-FR' });

  test('SCOPE-07 I18N-03 I18N-04 the portal speaks Portuguese', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Entre para praticar' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  });
});

test.describe('in a browser in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('SCOPE-07 I18N-01 I18N-04 I18N-05 ROUTE-32 the portal speaks Spanish, then the language that was chosen, at the next visit too', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Entra para practicar' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to practice' })).toBeVisible();
    await expect(page).toHaveTitle('Sign in · Prepar');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to practice' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    expect(await page.evaluate(() => localStorage.getItem('prepar-language'))).toBe('en');
    await page.getByRole('button', { name: 'Português' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Entre para praticar' })).toBeVisible();
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1, name: 'Política de privacidade' })).toBeVisible();
  });
});

test('SCOPE-07 I18N-02 a learner whose settings say English reads and practises in English wherever they sign in', async ({
  page,
  openAs,
}) => {
  const learner = await createLearner();
  await enrol(learner);
  await callApi('POST', '/config/default', { token: learner.token });
  const settings = await callApi<object>('GET', '/config/settings', { token: learner.token });
  await callApi('PUT', '/config/settings', { token: learner.token, body: { ...settings, language: 'EN_US' } });
  await openAs(learner, questionPath);
  await expect(page.getByRole('button', { name: 'Generate Question' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('All content')).toBeVisible();
  const generation = nextCall(page, 'POST /questions/generate');
  await page.getByRole('button', { name: 'Generate Question' }).click();
  expect((await generation).headers()['accept-language']).toBe('en-US');
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await endSession(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
});

test('LOGIN-15 who signs in on a page in another language is welcomed in that of the account', async ({
  page,
  context,
}) => {
  const { name, email, token } = await createLearner();
  await callApi('POST', '/config/default', { token });
  const settings = await callApi<object>('GET', '/config/settings', { token });
  await callApi('PUT', '/config/settings', { token, body: { ...settings, language: 'EN_US' } });
  await context.addCookies([{ name: 'onboardingCompleted', value: 'true', domain: 'localhost', path: '/' }]);
  await page.goto('/login');
  await logIn(page, email);
  await expect(notices(page)).toContainText('Signed in successfully!');
  await expect(notices(page)).toContainText(`Welcome, ${name}!`);
});

test.describe('built for an API address that is none', () => {
  test.use({ expectedErrors: /Invalid environment variables/ });

  test("VALID-09 the portal says 'Invalid environment variables' and nothing else", async ({ page }) => {
    // A portal of its own is built.
    test.slow();
    const host = await hostPortal('api.prepar.example');
    await page.goto(host.origin);
    await expect(page.locator('body')).toHaveText('Invalid environment variables');
    await host.stop();
  });
});
