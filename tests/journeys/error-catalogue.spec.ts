// Section 8 of the specification, condition by condition: the assembled portal, given an answer, says its sentence in three languages.
import type { Page } from '@playwright/test';
import { administrator, callApi, createLearner, expect, newEmail, password, signIn, test } from './fixtures.ts';
import { type Answer, answerInstead, failedResource, type Operation } from './network.ts';
import { locales, wordsIn } from './words.ts';

// Nothing here is about movement, and a third of the time would go into waiting until what moves has come to rest.
test.use({ expectedErrors: failedResource, contextOptions: { reducedMotion: 'reduce' } });

/** The texts that the specification quotes, word for word in their language. */
const quoted = {
  pt: {
    'common.serverConnectionError': 'Erro de conexão com o servidor',
    'common.unknownError': 'Erro desconhecido',
    'auth.invalidCredentials': 'Email ou senha incorretos',
    'auth.checkCredentials': 'Email ou senha incorretos. Verifique suas credenciais e tente novamente.',
    'auth.connectionError': 'Erro de conexão. Verifique sua internet e tente novamente.',
    'auth.loginSucceeded': 'Login realizado com sucesso!',
    'auth.emailInUse': 'Email já está em uso ou credenciais inválidas. Tente com outro email.',
    'auth.accountCreationError': 'Erro ao criar conta. Tente novamente.',
    'auth.automaticLoginFailed': 'Conta criada, mas falha no login automático. Tente fazer login manualmente.',
    'auth.googleLoginError': 'Erro ao fazer login com Google',
    'auth.githubLoginError': 'Erro ao fazer login com GitHub',
    'auth.googleAuthFailed': 'Erro na autenticação Google',
    'auth.githubAuthFailed': 'Erro na autenticação GitHub',
    'auth.authError': 'Erro de autenticação',
    'auth.callbackError': 'Erro no login',
    'auth.callbackErrorText': 'Falha ao processar autenticação. Tente novamente.',
    'logout.error.title': 'Erro durante logout',
    'logout.error.text': 'Houve um problema ao sair, mas você foi desconectado localmente.',
    'settings.warning.usingDefaults': 'Usando configurações padrão. Algumas configurações podem não ser salvas.',
    'settings.warning.loadFailed': 'Não foi possível carregar as configurações. Usando padrões.',
    'settings.notice.saved': 'Configurações salvas com sucesso!',
    'settings.notice.saveRefused': 'Não foi possível salvar as configurações.',
    'settings.notice.saveFailed': 'Erro ao salvar configurações. Tente novamente.',
    'settings.notice.reset': 'Configurações resetadas para o padrão!',
    'settings.notice.resetRefused': 'Não foi possível resetar as configurações.',
    'settings.notice.resetFailed': 'Erro ao resetar configurações. Tente novamente.',
    'practice.failed': 'Erro ao carregar exames',
    'practice.failedText': 'Não foi possível carregar os exames disponíveis.',
    'common.connectionError': 'Erro de conexão',
    'common.checkConnection': 'Verifique sua conexão com a internet.',
    'practice.notice.enrolled': 'Inscrição realizada com sucesso!',
    'practice.notice.enrolFailed': 'Erro na inscrição',
    'practice.notice.enrolFailedText': 'Não foi possível se inscrever no exame. Tente novamente.',
    'practice.notice.unenrolled': 'Desinscrição realizada com sucesso!',
    'practice.notice.unenrolFailed': 'Erro na desinscrição',
    'common.accessDenied': 'Acesso Negado',
    'admin.loadError': 'Erro ao carregar dados',
    'admin.connectionError': 'Erro de conexão',
  },
  en: {
    'auth.emailAlreadyExists': 'Email already exists',
    'auth.passwordTooWeak': 'Password too weak',
    'auth.resetRequested': 'If the email is registered, you will receive a verification code.',
    'auth.incorrectOrExpiredCode': 'Incorrect or expired code.',
    'dashboard.failed': 'Could not load dashboard statistics',
    'question.failed.generate': 'Could not generate a new question',
    'question.failed.save': 'Could not save your answer',
    'question.failed.start': 'Could not start the exam',
    'question.notice.finishFailed': 'Could not finish the exam',
    'question.notice.noAnswers': 'No answers were recorded',
    'common.connectionError': 'Connection error',
    'settings.errorSavingSettings': 'Error saving settings',
    'common.sessionExpired': 'Session expired',
    'common.unauthorized': 'Unauthorized',
    'common.accessDenied': 'Access denied',
    'common.notFound': 'Not found',
    'common.internalServerError': 'Internal server error',
  },
} as const;

test('ERR-01 ERR-08 ERR-09 LOGIN-14 SETT-44 QUEST-22 every quoted text is what its id says in that language', () => {
  for (const locale of ['pt', 'en'] as const) {
    const say = wordsIn(locale);
    expect(Object.fromEntries(Object.keys(quoted[locale]).map((id) => [id, say(id)]))).toEqual(quoted[locale]);
  }
});

const refused = (status: number, body?: unknown): Answer => ({ status, ...(body !== undefined && { body }) });
const failed = (error: unknown): Answer => refused(200, { success: false, error });
/** A sentence of the server, which stays as it is in every language; it is tried in one of them. */
const theirs = 'Recusado pelo servidor.';

for (const locale of locales) {
  const say = wordsIn(locale);
  const shows = (page: Page, ...texts: string[]) =>
    Promise.all(
      texts.map((text) =>
        expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible(),
      ),
    );
  const notice = (page: Page) => page.getByRole('region', { name: say('common.toasts') });
  const tells = async (page: Page, ...texts: string[]) => {
    for (const text of texts) await expect(notice(page)).toContainText(text);
    await notice(page)
      .getByRole('button', { name: say('common.close') })
      .first()
      .click();
    await expect(notice(page)).not.toContainText(texts[0] ?? '');
  };
  /** Rows of conditions. Neighbours differ in what they say, so that none can pass by the sentence of the one before. */
  const inThisLanguage = <Row extends readonly unknown[]>(rows: readonly Row[]) =>
    rows.filter((row) => locale === 'pt' || row.at(-1) !== theirs);
  const press = (page: Page, id: string) => page.getByRole('button', { name: say(id), exact: true }).click();
  /** Answers an operation for as long as an action and what it brings about take. */
  const during = async (page: Page, operation: Operation, answer: Answer, act: () => Promise<unknown>) => {
    const stop = await answerInstead(page, operation, answer);
    await act();
    await stop();
  };

  test.describe(`in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('prepar-language', value), locale);
    });

    test(`LOGIN-11 LOGIN-12 LOGIN-13 LOGIN-15 ERR-02 signing in, in ${locale}`, async ({ page }) => {
      const person = await createLearner();
      await page.goto('/login');
      await page.getByLabel(say('auth.email')).fill(person.email);
      await page.getByLabel(say('auth.password'), { exact: true }).fill('Errada1!');
      await press(page, 'auth.login.submit');
      await shows(page, say('auth.checkCredentials'));
      const rows: [Answer, string][] = [
        [failed(theirs), theirs],
        [failed(null), say('auth.invalidCredentials')],
        ['lost', say('auth.connectionError')],
        [refused(400, { success: false, error: { message: theirs } }), theirs],
        [refused(401, { success: false, error: theirs }), say('auth.checkCredentials')],
        [refused(400, { success: false, error: '', message: theirs }), theirs],
        [refused(500), say('auth.connectionError')],
      ];
      for (const [answer, sentence] of inThisLanguage(rows)) {
        await during(page, 'POST /users/auth/login', answer, async () => {
          await press(page, 'auth.login.submit');
          await shows(page, sentence);
        });
      }
      await expect(page.getByLabel(say('auth.email'))).toHaveValue(person.email);
      await page.getByLabel(say('auth.password'), { exact: true }).fill(password);
      await press(page, 'auth.login.submit');
      await expect(notice(page)).toContainText(say('auth.loginSucceeded'));
      await expect(notice(page)).toContainText(say('auth.welcome', { name: person.name }));
    });

    test(`REG-07 REG-08 REG-09 REG-10 registering, in ${locale}`, async ({ page }) => {
      await page.goto('/register');
      await page.getByLabel(say('auth.name')).fill('Ana Souza');
      await page.getByLabel(say('auth.email')).fill(newEmail());
      const fillPasswords = async (value: string) => {
        await page.getByLabel(say('auth.password'), { exact: true }).fill(value);
        await page.getByLabel(say('auth.confirmation')).fill(value);
        await press(page, 'auth.register.submit');
      };
      await fillPasswords('fraca');
      await expect(page.getByLabel(say('auth.password'), { exact: true })).toHaveAccessibleDescription(
        new RegExp(say('auth.passwordTooWeak')),
      );
      const rows: [Answer, string][] = [
        ['lost', say('auth.accountCreationError')],
        [refused(400, { success: false, error: theirs }), theirs],
        [refused(401), say('auth.emailInUse')],
        [failed(theirs), theirs],
        [refused(500), say('auth.accountCreationError')],
        [refused(409), say('auth.emailAlreadyExists')],
      ];
      for (const [answer, sentence] of inThisLanguage(rows)) {
        await during(page, 'POST /users/auth/register', answer, async () => {
          await fillPasswords(password);
          await shows(page, sentence);
        });
      }
      await during(page, 'POST /users/auth/login', refused(500), async () => {
        await fillPasswords(password);
        await shows(page, say('auth.automaticLoginFailed'));
      });
      await expect(page).toHaveURL('/login');
    });

    test(`SOCIAL-08 SOCIAL-09 SOCIAL-10 SOCIAL-11 SOCIAL-12 SOCIAL-13 SOCIAL-14 signing in with a provider, in ${locale}`, async ({
      page,
    }) => {
      await page.goto('/login');
      const rows: [Operation, string, Answer, string][] = [
        ['POST /users/auth/google', 'auth.google', refused(500), say('auth.googleLoginError')],
        ['POST /users/auth/github', 'auth.github', 'lost', say('auth.githubLoginError')],
        ['POST /users/auth/google', 'auth.google', failed(theirs), theirs],
      ];
      for (const [operation, button, answer, sentence] of inThisLanguage(rows)) {
        await during(page, operation, answer, async () => {
          await press(page, button);
          await shows(page, sentence);
        });
      }
      const returns: [string, string, string][] = [
        ['error=google_auth_failed', say('auth.googleAuthFailed'), say('auth.googleLoginError')],
        ['error=github_auth_failed&message=Negado', say('auth.githubAuthFailed'), 'Negado'],
        ['error=other&message=Negado', say('auth.authError'), say('auth.unknownError', { message: 'Negado' })],
        ['error=other', say('auth.authError'), say('common.unknownError')],
      ];
      for (const [query, title, text] of returns) {
        await page.goto(`/login?${query}`);
        await expect(page).toHaveURL('/login');
        await expect(notice(page).getByRole('alert')).toContainText(title);
        await expect(notice(page).getByRole('alert')).toContainText(text);
      }
      await answerInstead(page, 'POST /users/auth/google/callback', refused(500));
      await page.goto('/auth?code=x&state=google.y');
      await tells(page, say('auth.callbackError'), say('auth.callbackErrorText'));
    });

    test(`FORGOT-04 FORGOT-05 FORGOT-08 FORGOT-09 ERR-02 ERR-09 a forgotten password, in ${locale}`, async ({
      page,
    }) => {
      await page.goto('/login');
      await press(page, 'auth.forgotPassword');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('auth.email')).fill(newEmail());
      const requests: [Answer, string][] = [
        [refused(400, { success: false, error: theirs }), theirs],
        [refused(401), say('common.unauthorized')],
        [refused(403), say('common.accessDenied')],
        [refused(404), say('common.notFound')],
        [refused(500), say('common.internalServerError')],
        [refused(418), say('common.serverConnectionError')],
        ['lost', say('auth.connectionError')],
      ];
      for (const [answer, sentence] of inThisLanguage(requests)) {
        await during(page, 'POST /users/auth/forgot-password', answer, async () => {
          await press(page, 'auth.forgot.email.submit');
          await shows(page, sentence);
        });
      }
      await press(page, 'auth.forgot.email.submit');
      await shows(page, say('auth.resetRequested'));
      const code = dialog.getByLabel(say('auth.forgot.code.label'));
      await code.fill('12345');
      await press(page, 'auth.forgot.code.submit');
      await expect(code).toHaveAccessibleDescription(new RegExp(say('auth.enterSixDigitCode')));
      await code.fill('123456');
      const checks: [Answer | null, string][] = [
        [null, say('auth.incorrectOrExpiredCode')],
        [refused(404), say('auth.emailNotRegistered')],
        ['lost', say('auth.incorrectOrExpiredCode')],
      ];
      for (const [answer, sentence] of checks) {
        const act = async () => {
          await press(page, 'auth.forgot.code.submit');
          await shows(page, sentence);
        };
        await (answer === null ? act() : during(page, 'POST /users/auth/verify-reset-code', answer, act));
      }
      await during(page, 'POST /users/auth/verify-reset-code', refused(404), async () => {
        await press(page, 'auth.forgot.code.submit');
        await shows(page, say('auth.emailNotFound'));
      });
    });

    test(`PROF-26 PROF-27 PROF-28 PROF-29 the profile, in ${locale}`, async ({ page, openAs }) => {
      const account = {
        memberSince: 'ontem',
        lastPasswordChange: null,
        creditsUsed: 0,
        creditsRemaining: 5,
        accountStatus: 'ACTIVE',
      };
      await answerInstead(page, 'GET /users/account-info', {
        status: 200,
        body: { success: true, data: account, error: null },
      });
      await openAs(await createLearner(), '/profile');
      await shows(page, say('profile.invalidDate'));
      const typed = { name: ['profile.name', ''], email: ['profile.email', 'a@b.c'] } as const;
      for (const section of ['name', 'email', 'password'] as const) {
        await page.getByRole('button', { name: say(`profile.edit.${section}`) }).click();
        const operation: Operation = `PUT /users/profile/${section}`;
        if (section === 'password') {
          for (const field of ['currentPassword', 'newPassword', 'confirmPassword'])
            await page.getByLabel(say(`profile.${field}`), { exact: true }).fill('outra1');
        } else {
          const field = page.getByRole('textbox', { name: say(typed[section][0]) });
          await field.fill(' ');
          await press(page, 'profile.save');
          await expect(field).toHaveAccessibleDescription(new RegExp(say(`profile.${section}Empty`)));
          await field.fill(section === 'email' ? 'a@b.c' : 'Ana');
        }
        const rows: [Answer, string][] = [
          [refused(400, { success: false, error: theirs }), theirs],
          [refused(500), say(`profile.${section}Error`)],
          ['lost', say('profile.connectionError')],
        ];
        for (const [answer, sentence] of inThisLanguage(rows)) {
          await during(page, operation, answer, async () => {
            await press(page, 'profile.save');
            await shows(page, sentence);
          });
        }
        await press(page, 'profile.cancel');
      }
    });

    test(`SETT-36 SETT-37 SETT-38 SETT-39 SETT-40 SETT-41 SETT-42 SETT-43 DEL-08 DEL-09 DEL-10 DEL-11 settings and the deletion of the account, in ${locale}`, async ({
      page,
      openAs,
    }) => {
      const person = await createLearner();
      for (const [answer, warning] of [
        [refused(500), 'usingDefaults'],
        ['lost', 'loadFailed'],
      ] as const) {
        const stops = [
          await answerInstead(page, 'GET /config/settings', answer),
          await answerInstead(page, 'POST /config/default', answer),
        ];
        await openAs(person, '/settings');
        await shows(page, say(`settings.warning.${warning}`));
        for (const stop of stops) await stop();
      }
      await page.reload();
      for (const [answer, outcome] of [
        [refused(500), 'Refused'],
        ['lost', 'Failed'],
      ] as const) {
        await during(page, 'PUT /config/settings', answer, async () => {
          await press(page, 'settings.save');
          await tells(page, say(`settings.notice.save${outcome}`));
          await press(page, 'settings.reset.open');
          await page
            .getByRole('alertdialog')
            .getByRole('button', { name: say('settings.reset.open') })
            .click();
          await tells(page, say(`settings.notice.reset${outcome}`));
        });
      }
      await press(page, 'settings.save');
      await tells(page, say('settings.notice.saved'));

      await press(page, 'settings.delete.title');
      const dialog = page.getByRole('alertdialog');
      const rows: [Answer, string][] = [
        [refused(401), 'invalidPassword'],
        [refused(403), 'accountDeletionNotAllowed'],
        [refused(404), 'accountNotFound'],
        [refused(500), 'deleteAccountError'],
        [refused(400, { success: false, error: 'Invalid password' }), 'invalidPassword'],
        ['lost', 'deleteAccountError'],
      ];
      await dialog.getByLabel(say('settings.delete.password')).fill('Errada1!');
      for (const [answer, reason] of rows) {
        await during(page, 'DELETE /users/account', answer, async () => {
          await dialog.getByRole('button', { name: say('settings.delete.title') }).click();
          const place =
            reason === 'invalidPassword' ? dialog.locator('[aria-live=polite]').first() : dialog.getByRole('alert');
          await expect(place).toHaveText(say(`settings.${reason}`));
        });
      }
      await dialog.getByRole('button', { name: say('settings.delete.cancel') }).click();

      // A reset makes the language Portuguese, and says so in it.
      await press(page, 'settings.reset.open');
      await dialog.getByRole('button', { name: say('settings.reset.open') }).click();
      await expect(page.getByText(quoted.pt['settings.notice.reset'])).toBeVisible();
    });

    test(`PRAC-15 PRAC-16 PRAC-17 PRAC-18 PRAC-19 PRAC-20 QUEST-19 QUEST-20 QUEST-21 SESS-15 SESS-16 the exams and the questions, in ${locale}`, async ({
      page,
      openAs,
    }) => {
      const person = await createLearner();
      const stop = await answerInstead(page, 'GET /exams/with-enrollment', refused(500));
      await openAs(person, '/practice');
      await shows(page, say('practice.failed'), say('practice.failedText'));
      await stop();
      await during(page, 'GET /exams/with-enrollment', 'lost', async () => {
        await press(page, 'common.retry');
        await shows(page, say('common.connectionError'), say('common.checkConnection'));
      });
      await press(page, 'common.retry');
      const enrol = async () => {
        await page.getByRole('button', { name: say('practice.enrol', { code: 'CLF-C02' }) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('practice.enrolDialog.confirm') })
          .click();
      };
      const unenrol = async () => {
        await page.getByRole('button', { name: say('practice.cancelEnrolment', { code: 'CLF-C02' }) }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('practice.unenrolDialog.confirm') })
          .click();
      };
      await during(page, 'POST /exams/*/start', refused(500), async () => {
        await enrol();
        await tells(page, say('practice.notice.enrolFailed'), say('practice.notice.enrolFailedText'));
      });
      await enrol();
      await tells(page, say('practice.notice.enrolled'));
      await during(page, 'DELETE /exams/*/unenroll', refused(500), async () => {
        await unenrol();
        await tells(page, say('practice.notice.unenrolFailed'));
      });
      await unenrol();
      await tells(page, say('practice.notice.unenrolled'));
      await enrol();
      await tells(page, say('practice.notice.enrolled'));

      await during(page, 'POST /exams/*/start', refused(500), async () => {
        await page.goto('/question?exam=clf-c02&modality=all');
        await shows(page, say('question.failed.start'));
      });
      await page.reload();
      await during(page, 'POST /questions/generate', refused(500), async () => {
        await press(page, 'question.generate');
        await shows(page, say('question.failed.generate'));
      });
      await page.reload();
      await press(page, 'question.generate');
      await page.getByRole('radiogroup').locator('label').first().click();
      await during(page, 'POST /attempts', refused(500), async () => {
        await press(page, 'question.confirm');
        await shows(page, say('question.failed.save'));
      });
      await during(page, 'POST /exams/*/finish', refused(500), async () => {
        await press(page, 'question.end');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`^${say('question.stop.end')}`) })
          .click();
        await tells(page, say('question.notice.finishFailed'));
      });
      await page.goto('/question?exam=clf-c02&modality=all');
      await press(page, 'question.generate');
      await expect(page.getByRole('radiogroup')).toBeVisible();
      await press(page, 'question.end');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${say('question.stop.end')}`) })
        .click();
      await tells(page, say('question.notice.noAnswers'));
    });

    test(`DASH-13 PROG-12 STATE-03 ERR-08 ERR-09 LOGOUT-07 ROUTE-19 the dashboard, the metrics, an ended session, the way out and an unknown address, in ${locale}`, async ({
      page,
      openAs,
    }) => {
      const person = await createLearner();
      await callApi('POST', '/exams/clf-c02/start', { token: person.token });
      await during(page, 'GET /analytics/summary', refused(500), async () => {
        await openAs(person, '/dashboard');
        await shows(page, say('dashboard.failed'));
      });
      await during(page, 'GET /analytics/exam/*/metrics', refused(500), async () => {
        await page.goto('/progress');
        await shows(page, say('progress.metricsFailed'));
      });
      await page.goto('/nowhere');
      await shows(page, say('notFound.code'), say('notFound.title'), say('notFound.advice'));
      await page.goto('/admin');
      await tells(page, say('common.accessDenied'), say('common.accessDeniedText'));
      await during(page, 'POST /users/auth/logout', refused(500), async () => {
        await page.goto('/logout');
        await tells(page, say('logout.error.title'), say('logout.error.text'));
      });

      const next = await createLearner();
      await page.evaluate((token) => {
        localStorage.setItem('auth_token', token);
        localStorage.setItem('auth_token_timestamp', String(Date.now()));
      }, next.token);
      await page.goto('/profile');
      await page.getByRole('button', { name: say('profile.edit.name') }).click();
      await answerInstead(page, 'PUT /users/profile/name', refused(401));
      await press(page, 'profile.save');
      await tells(page, say('common.sessionExpired'));
      await expect(page).toHaveURL('/login?from=%2Fprofile');
    });

    test(`ADMIN-13 ADMIN-14 the administrators’ page, in ${locale}`, async ({ page, openAs }) => {
      const stop = await answerInstead(page, 'GET /admin/dashboard', refused(500));
      await openAs({ token: await signIn(administrator) }, '/admin');
      await shows(page, say('admin.loadError'));
      await stop();
      await during(page, 'GET /admin/dashboard', 'lost', async () => {
        await press(page, 'common.retry');
        await shows(page, say('admin.connectionError'));
      });
    });

    test(`ERR-05 ERR-06 ERR-07 a rate limit, however it is reported, is told once in thirty seconds, in ${locale}`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.goto('/login');
      await page.getByLabel(say('auth.email')).fill('nobody@prepar.example');
      await page.getByLabel(say('auth.password'), { exact: true }).fill('Errada1!');
      const limited: Answer[] = [
        refused(429),
        refused(400, { success: false, error: 'Rate limit reached' }),
        failed('Too many requests'),
        refused(403, { success: false, error: 'API rate quota used up' }),
      ];
      for (const answer of limited) {
        await during(page, 'POST /users/auth/login', answer, async () => {
          for (const isTold of [true, false]) {
            await press(page, 'auth.login.submit');
            await expect(page.getByRole('button', { name: say('auth.login.submit'), exact: true })).toBeEnabled();
            if (isTold) await tells(page, say('common.rateLimited'));
            else await expect(notice(page)).toBeEmpty();
          }
        });
        await page.clock.fastForward(30_000);
      }
    });
  });
}
