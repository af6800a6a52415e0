import { deleteOtherSessions, findUser, listSessions } from '../auth/queries.ts';
import { usesTotp } from '../auth/totp-codes.ts';
import { presentUser } from '../auth/service.ts';
import { clearedCookie } from '../auth/session-cookie.ts';
import type { SignedIn } from '../http/signed-in.ts';
import { creditsLeft } from '../credits/service.ts';
import type { Services } from '../services.ts';
import { accountGone } from '../http/signed-in.ts';
import type { Call, Handlers, Schemas } from '../http/operations.ts';
import { type Localised, namedLocale } from '../i18n/locale.ts';
import { localDate, nextMidnight } from '../time/local-days.ts';
import { findAccountDates, insertSalesNotice, removeSalesNotice } from './queries.ts';
import { changePassword, deleteAccount, type ProfileChanges, updateProfile } from './service.ts';

export function accountHandlers({ db, config, mailer, publicUrl }: Services) {
  const profile = async (user: SignedIn) => {
    const account = await findUser(db, user.id);
    if (!account) throw accountGone();
    return { data: presentUser(account) };
  };
  const noticeMeans = (headers: Call<'changePassword'>['headers']) => ({
    publicUrl: publicUrl(),
    asked: namedLocale(headers['accept-language']),
  });
  const change = async ({
    user,
    body,
    headers,
    now,
  }: Pick<Call<'updateProfile'>, 'user' | 'headers' | 'now'> & { body: ProfileChanges }) => {
    await updateProfile(db, user, body, noticeMeans(headers), now);
    if (body.email !== undefined) mailer.wake();
    return profile(user);
  };
  return {
    // Read with the session, a moment ago.
    getProfile: async ({ user }) => ({ data: presentUser({ ...user, can_access_admin: user.isAdministrator }) }),
    updateProfile: change,
    updateProfileName: change,
    updateProfileEmail: change,
    changePassword: async ({ user, body, headers, locale, now }) => {
      await changePassword(db, user, body, noticeMeans(headers), now);
      mailer.wake();
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
          creditsRenewAt: nextMidnight(now, user.timeZone).toISOString(),
          plan: account.plan,
          timeZone: user.timeZone,
          accountStatus: account.status,
          usesTotp: user.isAdministrator && (await usesTotp(db, user.id)),
          salesNotice: account.asked_at !== null,
        },
      };
    },
    saveSalesNotice: async ({ user, locale, now }) => {
      await insertSalesNotice(db, user.id, now);
      return { data: { message: noticeAsked[locale] } };
    },
    deleteSalesNotice: async ({ user, locale }) => {
      await removeSalesNotice(db, user.id);
      return { data: { message: noticeWithdrawn[locale] } };
    },
    listSignIns: async ({ user, now }) => {
      const sessions = await listSessions(db, user.id, now);
      return { data: sessions.map((session) => presentSignIn(session, user.tokenHash)) };
    },
    deleteOtherSignIns: async ({ user, locale }) => {
      await deleteOtherSessions(db, user.id, user.tokenHash);
      return { data: { message: signedOutElsewhere[locale] } };
    },
    deleteAccount: async ({ user, body, locale, now }) => {
      await deleteAccount(db, user, body.password, now);
      await mailer.forget(user.id);
      return { data: { message: deleted[locale] }, headers: { 'set-cookie': clearedCookie(publicUrl()) } };
    },
  } satisfies Partial<Handlers>;
}

const presentSignIn = (
  session: Awaited<ReturnType<typeof listSessions>>[number],
  current: Buffer,
): Schemas['SignIn'] => ({
  id: session.id,
  browser: session.browser,
  operatingSystem: session.operating_system,
  createdAt: session.created_at.toISOString(),
  lastSeenAt: session.last_seen_at.toISOString(),
  isCurrent: session.token_hash.equals(current),
});

const noticeAsked: Localised = {
  pt: 'Avisaremos no dia em que as vendas abrirem.',
  en: 'We will write on the day sales open.',
  es: 'Avisaremos el día en que se abran las ventas.',
};

const noticeWithdrawn: Localised = {
  pt: 'O aviso foi retirado.',
  en: 'The notice was withdrawn.',
  es: 'El aviso se retiró.',
};

const signedOutElsewhere: Localised = {
  pt: 'Você saiu da sua conta em todos os outros aparelhos.',
  en: 'You have signed out on every other device.',
  es: 'Has cerrado la sesión en todos los demás dispositivos.',
};

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
