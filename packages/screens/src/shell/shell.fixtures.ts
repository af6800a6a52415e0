import type { AdminLinks, LearnerLinks, PublicLinks, ShellUser } from './shell.types.ts';

const footer = {
  partnership: '/partneship',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/terms-of-use',
  cookies: '/privacy-policy#cookies',
};

export const learnerLinks: LearnerLinks = {
  ...footer,
  home: '/',
  dashboard: '/dashboard',
  practice: '/practice',
  progress: '/progress',
  profile: '/profile',
  settings: '/settings',
  pricing: '/pricing',
  logout: '/logout',
};

export const adminLinks: AdminLinks = { ...footer, home: '/', admin: '/admin', logout: '/logout' };

export const publicLinks: PublicLinks = { ...footer, home: '/', dashboard: '/dashboard', login: '/login' };

export const learner: ShellUser = { name: 'Marina Albuquerque', email: 'marina.albuquerque@email.com' };

/** A name and an address that take more room than there is. */
export const longLearner: ShellUser = {
  name: 'María de los Ángeles Hernández-Villanueva y Castellanos',
  email: 'maria.de.los.angeles.hernandez.villanueva@universidad-nacional.example',
};

export const administrator: ShellUser = { name: 'Renato Farias', email: 'renato.farias@prepar.example' };
