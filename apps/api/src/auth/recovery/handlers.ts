import type { Services } from '../../handlers.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Localised } from '../../i18n/locale.ts';
import { createRecoveryService } from './service.ts';

export function recoveryHandlers({ db, mailer }: Pick<Services, 'db' | 'mailer'>) {
  const recovery = createRecoveryService(db, mailer);
  return {
    requestPasswordReset: async ({ body, locale, now }) => {
      await recovery.request(body.email, locale, now);
      return { data: { message: requested[locale] } };
    },
    verifyPasswordResetCode: async ({ body, now }) => {
      await recovery.check(body.email, body.code, now);
      return { data: { valid: true } };
    },
    resetPassword: async ({ body, locale, now }) => {
      await recovery.reset(body, now);
      return { data: { message: stored[locale] } };
    },
  } satisfies Partial<Handlers>;
}

const requested: Localised = {
  pt: 'Se o e-mail estiver cadastrado, você receberá um código de verificação.',
  en: 'If the email is registered, you will receive a verification code.',
  es: 'Si el correo está registrado, recibirás un código de verificación.',
};

const stored: Localised = {
  pt: 'Sua senha foi redefinida. Entre com a nova senha.',
  en: 'Your password has been reset. Sign in with the new password.',
  es: 'Tu contraseña se restableció. Entra con la nueva contraseña.',
};
