import type { Services } from '../../services.ts';
import type { Handlers } from '../../http/operations.ts';
import { networkOf } from '../../http/rate-limits.ts';
import { type Localised, namedLocale } from '../../i18n/locale.ts';
import { createRecoveryService } from './service.ts';

export function recoveryHandlers({ db, mailer, publicUrl }: Pick<Services, 'db' | 'mailer' | 'publicUrl'>) {
  const recovery = createRecoveryService(db, publicUrl);
  return {
    requestPasswordReset: async ({ body, headers, address, locale, now }) => {
      const asked = namedLocale(headers['accept-language']);
      await recovery.request(body.email, networkOf(address), asked, now);
      mailer.wake();
      return { data: { message: requested[locale] } };
    },
    verifyPasswordResetCode: async ({ body, address, now }) => {
      await recovery.check(body, networkOf(address), now);
      return { data: { valid: true } };
    },
    resetPassword: async ({ body, headers, address, locale, now }) => {
      const asked = namedLocale(headers['accept-language']);
      await recovery.reset(body, networkOf(address), asked, now);
      mailer.wake();
      return { data: { message: stored[locale] } };
    },
    resetPasswordByLink: async ({ body, headers, locale, now }) => {
      await recovery.recover(body, namedLocale(headers['accept-language']), now);
      mailer.wake();
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
