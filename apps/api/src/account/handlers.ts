import { findUser } from '../auth/queries.ts';
import { presentUser } from '../auth/service.ts';
import { clearedCookie } from '../auth/session-cookie.ts';
import type { SignedIn } from '../auth/signed-in.ts';
import { creditsLeft } from '../credits/service.ts';
import type { Services } from '../handlers.ts';
import { accountGone } from '../http/errors.ts';
import type { Call, Handlers } from '../http/operations.ts';
import type { Localised } from '../i18n/locale.ts';
import { localDate } from '../time/local-days.ts';
import { findAccountDates } from './queries.ts';
import { announceEmailChange, changePassword, deleteAccount, type ProfileChanges, updateProfile } from './service.ts';

export function accountHandlers({ db, config, mailer, publicUrl }: Services) {
  const profile = async (user: SignedIn) => {
    const account = await findUser(db, user.id);
    if (!account) throw accountGone();
    return { data: presentUser(account) };
  };
  const change = async ({ user, body, locale, now }: Pick<Call<'updateProfile'>, 'user' | 'locale' | 'now'> & { body: ProfileChanges }) => {
    const former = await updateProfile(db, user, body);
    if (former !== null) await announceEmailChange({ db, mailer }, user, former, { locale, now });
    return profile(user);
  };
  return {
    getProfile: ({ user }) => profile(user),
    updateProfile: change,
    updateProfileName: change,
    updateProfileEmail: change,
    changePassword: async ({ user, body, locale, now }) => {
      await changePassword(db, user, body, now);
      return { data: { message: passwordChanged[locale] } };
    },
    getAccountInfo: async ({ user, now }) => {
      const account = await findAccountDates(db, user.id);
      if (!account) throw accountGone();
      return {
        data: {
          memberSince: account.created_at.toISOString(),
          lastPasswordChange: account.password_changed_at?.toISOString() ?? null,
          creditsUsed: account.used_total,
          creditsRemaining: await creditsLeft(db, user.id, localDate(now, user.timeZone), config.freeDailyCredits),
          accountStatus: account.status,
        },
      };
    },
    deleteAccount: async ({ user, body, locale, now }) => {
      await deleteAccount(db, user, body.password, now);
      return { data: { message: deleted[locale] }, headers: { 'set-cookie': clearedCookie(publicUrl()) } };
    },
  } satisfies Partial<Handlers>;
}

const passwordChanged: Localised = {
  pt: 'Sua senha foi alterada.',
  en: 'Your password was changed.',
  es: 'Tu contraseña se cambió.',
};

const deleted: Localised = {
  pt: 'Sua conta foi excluída com sucesso.',
  en: 'Your account was deleted successfully.',
  es: 'Tu cuenta se eliminó correctamente.',
};
