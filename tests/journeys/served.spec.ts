import { expect, test } from './fixtures.ts';

test('ROUTE-01 ROUTE-02 pages answer whoever asks, files and operations that do not exist do not', async ({
  request,
}) => {
  for (const path of ['/', '/login', '/pricing']) {
    const answer = await request.get(path, { headers: { accept: '*/*' } });
    expect([path, answer.status(), answer.headers()['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
  }
  for (const path of ['/missing.js', '/api/v1/missing']) {
    const answer = await request.get(path, { headers: { accept: '*/*' } });
    expect([path, answer.status(), (await answer.json()).code]).toEqual([path, 404, 'NOT_FOUND']);
  }
});

test.describe(() => {
  // The reference asks whether it may evaluate code; its policy says no, and it works without.
  test.use({ expectedErrors: /unsafe-eval/ });
  test('the reference of the contract opens without a foreign request', async ({ page }) => {
    await page.goto('/docs');
    // Megabytes of a program that is not ours are read first.
    await expect(page.getByRole('heading', { name: 'Prepar API' }).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('/users/auth/register').first()).toBeAttached();
  });
});

test('the description names the address of this service and may be read from any host, compressed', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/docs/openapi.json', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'access-control-allow-origin': '*' });
  const { servers, info } = await answer.json();
  expect(servers[0].url).toBe(`${baseURL}/api/v1`);
  expect(info.termsOfService).toBe(`${baseURL}/terms-of-use`);
  expect(info.description).not.toContain('prepar.example/');
});

test('Storybook opens beside the product once it is built', async ({ page }) => {
  await page.goto('/storybook/?path=/story/ui-button--default');
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('button').first()).toBeVisible({
    timeout: 30_000,
  });
});
