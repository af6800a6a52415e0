import { expect, test } from 'vitest';
import en from './messages/en.json';
import es from './messages/es.json';
import pt from './messages/pt.json';

test('LOGIN-14 LOGIN-15 the texts of signing in', () => {
  expect(pt).toMatchObject({
    'auth.authError': 'Erro de autenticação',
    'auth.invalidCredentials': 'Email ou senha incorretos',
    'auth.loginSucceeded': 'Login realizado com sucesso!',
    'auth.welcome': 'Bem-vindo, {name}!',
  });
  for (const words of [pt, en, es]) expect(words['auth.unexpectedError']).not.toBe('');
});

test('REG-10 the English texts of refused registrations', () => {
  expect(en).toMatchObject({
    'auth.emailAlreadyExists': 'Email already exists',
    'auth.passwordTooWeak': 'Password too weak',
  });
});

test('SOCIAL-08 SOCIAL-09 SOCIAL-10 SOCIAL-11 SOCIAL-12 SOCIAL-14 the texts of social sign-in', () => {
  expect(pt).toMatchObject({
    'auth.googleLoginError': 'Erro ao fazer login com Google',
    'auth.githubLoginError': 'Erro ao fazer login com GitHub',
    'auth.googleAuthFailed': 'Erro na autenticação Google',
    'auth.githubAuthFailed': 'Erro na autenticação GitHub',
    'auth.authError': 'Erro de autenticação',
    'auth.unknownError': 'Erro desconhecido: {message}',
    'auth.callbackError': 'Erro no login',
    'auth.callbackErrorText': 'Falha ao processar autenticação. Tente novamente.',
  });
});

test('PROF-29 the validation texts that belong to registration and reset exist in every language', () => {
  for (const words of [pt, en, es]) {
    const texts = [
      words['auth.nameRequired'],
      words['auth.fillRequiredFields'],
      words['auth.enterSixDigitCode'],
      words['auth.passwordsNotMatch'],
    ];
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) expect(text).toMatch(/\w/);
  }
});
