import type { AdminLinks, LearnerLinks, PublicLinks } from '@prepar/screens/shell/shell.types.ts';

/** Address of every page that another one leads to. */
export const links = {
  home: '/',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  practice: '/practice',
  progress: '/progress',
  certificates: '/certificates',
  profile: '/profile',
  settings: '/settings',
  pricing: '/pricing',
  logout: '/logout',
  admin: '/admin',
  partnership: '/partneship',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/terms-of-use',
  cookies: '/privacy-policy#cookies',
} satisfies LearnerLinks & AdminLinks & PublicLinks & Record<string, string>;

/** The question screen of an exam's modality. */
export const questionLink = (examId: string, modalityId: string): string =>
  `/question?${new URLSearchParams({ exam: examId, modality: modalityId })}`;
