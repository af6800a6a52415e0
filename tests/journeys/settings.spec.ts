import type { Page } from '@playwright/test';
import { callApi, createLearner, expect, type Person, test } from './fixtures.ts';
import { answerInstead, failedResource, holdBack, letThrough, watchCalls } from './network.ts';
import { chooseFrom, generateQuestion, nextQuestion, notices } from './steps.ts';

test.use({ expectedErrors: failedResource });

const defaults = {
  language: 'PT_BR',
  dailyGoal: 20,
  emailNotifications: true,
  pushNotifications: false,
  studyReminders: true,
  achievementAlerts: true,
  goalNotifications: true,
  weeklyReports: false,
  profileVisibility: 'PUBLIC',
  dataSharing: false,
  analyticsTracking: true,
  fontSize: 'MEDIUM',
  breakReminders: true,
  soundEffects: true,
  autoSave: true,
  autoUpdates: true,
  betaFeatures: false,
  debugMode: false,
};
const switches = {
  emailNotifications: 'E-mail',
  pushNotifications: 'Notificações no navegador',
  studyReminders: 'Lembretes de estudo',
  achievementAlerts: 'Conquistas',
  goalNotifications: 'Meta diária atingida',
  weeklyReports: 'Relatório semanal',
  dataSharing: 'Compartilhar dados com parceiros',
  analyticsTracking: 'Análise de uso',
  breakReminders: 'Lembretes de pausa',
  soundEffects: 'Efeitos sonoros',
  autoSave: 'Salvar automaticamente',
  autoUpdates: 'Atualizações automáticas',
  betaFeatures: 'Recursos em teste',
  debugMode: 'Modo de depuração',
};

const goal = (page: Page) => page.getByRole('textbox', { name: 'Meta diária' });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
const stored = (person: Person) => callApi<typeof defaults | null>('GET', '/config/settings', { token: person.token });

test('SETT-27 SETT-28 SETT-32 SETT-33 SETT-38 every setting begins with its default, is changed alone, and all are saved together', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  const calls = watchCalls(page);
  await openAs(person, '/settings');
  await expect(goal(page)).toHaveValue('20');
  expect(await stored(person)).toBeNull();
  expect(calls.of('GET /config/settings')).toHaveLength(1);
  expect(calls.of('POST /config/default')).toEqual([]);
  for (const [setting, name] of Object.entries(switches)) {
    const control = page.getByRole('switch', { name, exact: true });
    await expect(control).toBeChecked({ checked: defaults[setting as keyof typeof switches] });
    await page.locator('label').filter({ has: control }).click();
  }
  await expect(page.getByText('14 alterações não salvas')).toBeVisible();

  await goal(page).fill('150');
  await goal(page).press('Enter');
  await expect(goal(page)).toHaveValue('100');
  await page.getByRole('button', { name: 'Diminuir a meta' }).click();
  await page.getByRole('radiogroup', { name: 'Tamanho do texto' }).getByText('Grande').click();
  await chooseFrom(page, 'Quem vê seu perfil', 'Amigos');
  await expect(page.getByText('17 alterações não salvas')).toBeVisible();
  expect(await stored(person)).toBeNull();

  await save(page).click();
  await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
  await expect(page.getByText('não salvas')).toHaveCount(0);
  const opposite = Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, typeof value === 'boolean' ? !value : value]),
  );
  const chosen = { ...opposite, dailyGoal: 99, fontSize: 'LARGE', profileVisibility: 'FRIENDS' };
  expect(calls.of('PUT /config/settings')).toEqual([chosen]);
  expect(await stored(person)).toEqual(chosen);
  await page.reload();
  await expect(goal(page)).toHaveValue('99');
  await expect(page.getByRole('switch', { name: 'Modo de depuração' })).toBeChecked();
});

test('SETT-03 SETT-04 SETT-05 SETT-02 the theme stays in the browser, and the system one follows the operating system as it changes', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  const calls = watchCalls(page);
  await openAs(person, '/settings');
  const root = page.locator('html');
  const theme = page.getByRole('radiogroup', { name: 'Tema' });
  await expect(theme.getByRole('radio', { name: 'Claro' })).toBeChecked();
  await expect(root).not.toHaveClass(/dark/);

  await theme.getByText('Escuro').click();
  await expect(root).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('prepar-theme'))).toBe('DARK');
  await page.reload();
  await expect(theme.getByRole('radio', { name: 'Escuro' })).toBeChecked();
  await expect(root).toHaveClass(/dark/);

  await theme.getByText('Sistema').click();
  await expect(root).not.toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).not.toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await theme.getByText('Claro').click();
  await expect(root).not.toHaveClass(/dark/);

  await save(page).click();
  await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
  expect(calls.of('PUT /config/settings')).toEqual([defaults]);
});

test('SETT-31 I18N-02 I18N-05 another language is spoken at once, and again wherever the person signs in', async ({
  page,
  openAs,
  browser,
}) => {
  const person = await createLearner();
  await openAs(person, '/settings');
  await chooseFrom(page, 'Idioma', 'English (US)');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await page.evaluate(() => localStorage.getItem('prepar-language'))).toBe('en');
  expect(await stored(person)).toBeNull();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  expect((await stored(person))?.language).toBe('EN_US');

  const elsewhere = await browser.newContext({ locale: 'pt-BR' });
  await elsewhere.addCookies([{ name: 'onboardingCompleted', value: 'true', url: page.url() }]);
  const other = await elsewhere.newPage();
  await other.goto(new URL('/login', page.url()).href);
  await other.getByLabel('E-mail').fill(person.email);
  await other.getByLabel('Senha', { exact: true }).fill('Correta1!');
  await other.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(other.getByRole('link', { name: 'Practice' }).first()).toBeVisible();
  await elsewhere.close();
});

test('SETT-31 SETT-32 whoever leaves without saving another language goes on in the one that is saved', async ({
  page,
  openAs,
}) => {
  await openAs(await createLearner(), '/settings');
  await chooseFrom(page, 'Idioma', 'Español');
  await page.getByRole('link', { name: 'Perfil' }).first().click();
  await page.getByRole('button', { name: 'Descartar cambios' }).click();
  await expect(page.getByRole('link', { name: 'Praticar' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  expect(await page.evaluate(() => localStorage.getItem('prepar-language'))).toBe('pt');
});

test('SETT-31 SETT-32 another language that is saved on the way out stays', async ({ page, openAs }) => {
  await openAs(await createLearner(), '/settings');
  await chooseFrom(page, 'Idioma', 'English (US)');
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(await page.evaluate(() => localStorage.getItem('prepar-language'))).toBe('en');
});

test('SETT-17 the size of the text is tried out at once and kept only when it is saved', async ({ page, openAs }) => {
  await openAs(await createLearner(), '/settings');
  const size = page.getByRole('radiogroup', { name: 'Tamanho do texto' });
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(rootSize).toBe('16px');
  await size.getByText('Grande').click();
  await expect.poll(rootSize).toBe('18px');
  await page.getByRole('link', { name: 'Perfil' }).first().click();
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  expect(await rootSize()).toBe('16px');

  await page.getByRole('link', { name: 'Configurações' }).first().click();
  await size.getByText('Pequeno').click();
  await save(page).click();
  await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
  await page.goto('/profile');
  expect(await rootSize()).toBe('15px');
});

test('whoever saves another size of text on a phone reads the notice above the bar, each time', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(await createLearner(), '/settings');
  const notice = page.getByText('Configurações salvas com sucesso!');
  for (const size of ['Pequeno', 'Médio']) {
    await page.getByRole('radiogroup', { name: 'Tamanho do texto' }).getByText(size).click();
    await save(page).click();
    await expect(notice).toBeInViewport({ ratio: 1 });
    const [told, bar] = await Promise.all([notice.boundingBox(), save(page).boundingBox()]);
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.getByRole('alertdialog').getByRole('button').click();
    await expect(notice).toHaveCount(0);
  }
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('SETT-25 SETT-26 without somebody signed in no settings are asked for, and the time zone changes no language by itself', async ({
    page,
    openAs,
  }) => {
    const calls = watchCalls(page);
    await page.goto('/terms-of-use');
    await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
    expect(calls.of('GET /config/settings')).toEqual([]);
    await openAs(await createLearner(), '/settings');
    await expect(page.getByRole('button', { name: 'Português (Brasil) Idioma' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  });
});

test('SETT-29 settings that cannot be read are created with their defaults and read again', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  const calls = watchCalls(page);
  const give = await answerInstead(page, 'GET /config/settings', { status: 500 });
  const letCreate = await holdBack(page, 'POST /config/default');
  await openAs(person, '/settings');
  await expect.poll(() => calls.of('POST /config/default').length).toBe(1);
  await expect(page.getByRole('region', { name: 'Carregando as configurações' })).toHaveAttribute('aria-busy', 'true');
  await give();
  await letCreate();
  await expect(goal(page)).toHaveValue('20');
  expect(calls.of('GET /config/settings')).toHaveLength(2);
  expect(await stored(person)).toEqual(defaults);
  await expect(page.getByText(/Usando/)).toHaveCount(0);
});

test('SETT-30 SETT-36 SETT-37 when that fails too, defaults come with a warning, and the account’s own as soon as they can be read', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  await callApi('PUT', '/config/settings', { token: person.token, body: { ...defaults, dailyGoal: 35 } });
  await page.clock.install();
  for (const [answer, warning] of [
    [{ status: 500 }, 'Usando configurações padrão. Algumas configurações podem não ser salvas.'],
    ['lost', 'Não foi possível carregar as configurações. Usando padrões.'],
  ] as const) {
    const give = await answerInstead(page, 'GET /config/settings', answer);
    const letCreate = await answerInstead(page, 'POST /config/default', answer);
    await openAs(person, '/settings');
    await expect(page.getByRole('status').getByText(warning)).toBeVisible();
    await expect(goal(page)).toHaveValue('20');
    await give();
    await letCreate();
  }
  await page.clock.fastForward(30_000);
  await expect(goal(page)).toHaveValue('35');
  await expect(page.getByText(/Usando padrões/)).toHaveCount(0);
});

test('SETT-34 SETT-41 SETT-35 resetting asks first, saves the defaults and reads them again', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  await callApi('PUT', '/config/settings', {
    token: person.token,
    body: { ...defaults, dailyGoal: 35, language: 'EN_US', fontSize: 'LARGE' },
  });
  const calls = watchCalls(page);
  await openAs(person, '/settings');
  await page.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark').click();
  await page.getByRole('button', { name: 'Restore defaults' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Set everything back to its default?' });
  await dialog.getByRole('button', { name: 'Keep my settings' }).click();
  await expect(dialog).toHaveCount(0);
  expect(calls.of('PUT /config/settings')).toEqual([]);

  await page.getByRole('button', { name: 'Restore defaults' }).click();
  const letSave = await holdBack(page, 'PUT /config/settings');
  await dialog.getByRole('button', { name: 'Restore defaults' }).click();
  await expect(dialog.getByRole('button', { name: 'Restoring' })).toBeVisible();
  await letSave();
  await expect(page.getByText('Configurações resetadas para o padrão!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible();
  await expect(goal(page)).toHaveValue('20');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  expect(calls.of('PUT /config/settings')).toEqual([defaults]);
  expect(calls.of('GET /config/settings')).toHaveLength(2);
  expect(await stored(person)).toEqual(defaults);
});

test('SETT-39 SETT-40 SETT-42 SETT-43 a save or a reset that fails says why and loses nothing', async ({
  page,
  openAs,
}) => {
  await openAs(await createLearner(), '/settings');
  await goal(page).fill('35');
  await goal(page).press('Enter');
  for (const [answer, saved, reset] of [
    [{ status: 500 }, 'Não foi possível salvar as configurações.', 'Não foi possível resetar as configurações.'],
    ['lost', 'Erro ao salvar configurações. Tente novamente.', 'Erro ao resetar configurações. Tente novamente.'],
  ] as const) {
    const letSave = await answerInstead(page, 'PUT /config/settings', answer);
    await save(page).click();
    await expect(page.getByRole('alert').getByText(saved)).toBeVisible();
    // By key: messages that move with the page may come between a pointer and the button.
    await page.getByRole('button', { name: 'Restaurar padrão' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar padrão' }).click();
    await expect(page.getByRole('alert').getByText(reset)).toBeVisible();
    await expect(goal(page)).toHaveValue('35');
    await expect(page.getByText('1 alteração não salva')).toBeVisible();
    await letSave();
  }
  await save(page).click();
  await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
});

test('SETT-33 what is changed while the rest is being saved is kept and still counts as not saved', async ({
  page,
  openAs,
}) => {
  await openAs(await createLearner(), '/settings');
  await goal(page).fill('35');
  await goal(page).press('Enter');
  const letSave = await holdBack(page, 'PUT /config/settings');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Salvando' })).toBeVisible();
  await page.getByRole('button', { name: 'Aumentar a meta' }).click();
  await letSave();
  await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
  await expect(goal(page)).toHaveValue('36');
  await expect(page.getByText('1 alteração não salva')).toBeVisible();
});

test('SETT-18 SETT-19 SETT-20 a break is proposed after 50 minutes, a verdict has a tone and a choice survives a reload, unless they are off', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  await callApi('POST', '/exams/clf-c02/start', { token: person.token });
  await page.addInitScript(() => {
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        const { dataset } = document.documentElement;
        dataset['tones'] = String(Number(dataset['tones'] ?? 0) + 1);
        return super.createOscillator();
      }
    };
  });
  await page.clock.install();
  const options = page.getByRole('radiogroup');
  const tones = () => page.evaluate(() => document.documentElement.dataset['tones']);
  for (const isOn of [true, false]) {
    await callApi('PUT', '/config/settings', {
      token: person.token,
      body: { ...defaults, breakReminders: isOn, soundEffects: isOn, autoSave: isOn },
    });
    await openAs(person, '/question?exam=clf-c02&modality=all');
    if (isOn) await generateQuestion(page);
    else await nextQuestion(page);
    await options.locator('label').first().click();
    await page.reload();
    await expect(options).toBeVisible();
    await expect(options.getByRole('radio').first()).toBeChecked({ checked: isOn });

    await page.getByRole('button', { name: 'Retomar estudo' }).first().click();
    await page.clock.fastForward('50:00');
    await expect(page.getByText('Hora de uma pausa')).toHaveCount(isOn ? 1 : 0);
    if (!isOn) await options.locator('label').first().click();
    await page.getByRole('button', { name: 'Confirmar resposta' }).click();
    await expect(page.getByRole('button', { name: 'Nova questão' })).toBeVisible();
    // The module of the sound is on its way while the verdict is there.
    if (isOn) await expect.poll(tones).toBe('1');
    else expect(await tones()).toBeUndefined();
  }
});

test('SETT-32 leaving with unsaved settings asks first, by a link, by the back button, and when the page is closed', async ({
  page,
  openAs,
}) => {
  const person = await createLearner();
  await openAs(person, '/dashboard');
  await page.getByRole('link', { name: 'Configurações' }).click();
  const effects = page.locator('label').filter({ has: page.getByRole('switch', { name: 'Efeitos sonoros' }) });
  const dialog = page.getByRole('alertdialog', { name: 'Salvar as alterações?' });
  const stay = dialog.getByRole('button', { name: 'Continuar aqui' });
  await effects.click();

  await page.getByRole('link', { name: 'Praticar' }).click();
  await stay.click();
  await expect(page).toHaveURL('/settings');
  await page.evaluate(() => history.back());
  await stay.click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('1 alteração não salva')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).dismiss();
  await closing;

  await page.evaluate(() => history.back());
  await dialog.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(page.getByRole('switch', { name: 'Efeitos sonoros' })).toBeChecked();
  await expect(page.getByText('não salva')).toHaveCount(0);

  await effects.click();
  await save(page).click();
  await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
  await page.getByRole('link', { name: 'Praticar' }).click();
  await expect(page).toHaveURL('/practice');
});

test.describe('saving on the way out', () => {
  test.use({ expectedErrors: failedResource });

  test('SETT-32 unsaved settings are saved on the way out; where that fails one stays and is told', async ({
    page,
    openAs,
  }) => {
    await openAs(await createLearner(), '/dashboard');
    await page.getByRole('link', { name: 'Configurações' }).click();
    await page
      .locator('label')
      .filter({ has: page.getByRole('switch', { name: 'Efeitos sonoros' }) })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Salvar as alterações?' });
    const saveAndLeave = question.getByRole('button', { name: 'Salvar' });

    await answerInstead(page, 'PUT /config/settings', { status: 500 });
    await page.getByRole('link', { name: 'Praticar' }).click();
    await saveAndLeave.click();
    await expect(page.getByText('Não foi possível salvar as configurações.')).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/settings');
    await expect(page.getByText('1 alteração não salva')).toBeVisible();

    await letThrough(page);
    await page.evaluate(() => history.back());
    await saveAndLeave.click();
    await expect(page).toHaveURL('/dashboard');
    await page.goForward();
    await expect(page.getByRole('switch', { name: 'Efeitos sonoros' })).not.toBeChecked();
    await expect(page.getByText('não salva')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('SETT-38 notices cover neither the button that is pressed next nor the tabs, and the credits are a target of 44px', async ({
    page,
    openAs,
  }) => {
    await openAs(await createLearner(), '/settings');
    await page
      .locator('label')
      .filter({ has: page.getByRole('switch', { name: 'Efeitos sonoros' }) })
      .click();
    await save(page).click();
    const notice = notices(page).getByText('Configurações salvas com sucesso!');
    await expect(notice).toBeVisible();
    const bottom = async () => {
      const box = await notices(page).boundingBox();
      return box ? box.y + box.height : Infinity;
    };
    const saveTop = async () => (await save(page).boundingBox())?.y ?? 0;
    await expect.poll(async () => (await bottom()) <= (await saveTop())).toBe(true);
    const credits = await page.getByRole('link', { name: '5 créditos' }).boundingBox();
    expect(credits?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('SETT-17 the size that was pressed stays in its place while the text around it grows', async ({
    page,
    openAs,
  }) => {
    await openAs(await createLearner(), '/settings');
    const large = page.getByRole('radiogroup', { name: 'Tamanho do texto' }).getByText('Grande');
    const place = () => large.evaluate((label) => label.getBoundingClientRect().top);
    await large.evaluate((label) => label.scrollIntoView({ block: 'center' }));
    const before = await place();
    await large.click();
    await expect(page.locator('html')).toHaveCSS('font-size', '18px');
    expect(Math.abs((await place()) - before)).toBeLessThan(8);
    await page.getByRole('radiogroup', { name: 'Tamanho do texto' }).getByText('Pequeno').click();
    await expect(page.locator('html')).toHaveCSS('font-size', '15px');
    expect((await save(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('SETT-02 the choice of the theme is whole', async ({ page, openAs }) => {
    await openAs(await createLearner(), '/settings');
    await chooseFrom(page, 'Idioma', 'Español');
    const themes = page.getByRole('radiogroup', { name: 'Tema' });
    await expect(themes.getByText('Oscuro')).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const cut = await themes.evaluate(
      (group) =>
        [...group.querySelectorAll('label')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(cut).toBe(0);
    const right = await themes.evaluate((group) =>
      Math.max(...[...group.querySelectorAll('label')].map((label) => label.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThanOrEqual(320);
  });
});
