import type { Access } from '../session/access.ts';

export interface Page {
  path: string;
  /** Names its title and description in the words. */
  name: string;
  access: Access;
  /** Flow whose words it shows, beside the common ones. */
  flow: string;
  /** Module of this folder whose default export draws it. */
  module: string;
  /** Address that search engines should know it by, when that is another one; null for none. */
  canonical?: string | null;
}

/** Every page. The server answers any other address with status 404, and there the portal shows `notFoundPage`. */
export const pages = [
  { path: '/', name: 'login', access: 'publicOnly', flow: 'auth', module: 'auth/AuthRoute', canonical: '/login' },
  { path: '/login', name: 'login', access: 'publicOnly', flow: 'auth', module: 'auth/AuthRoute' },
  { path: '/register', name: 'register', access: 'publicOnly', flow: 'auth', module: 'auth/AuthRoute', canonical: '/login' },
  { path: '/auth', name: 'auth', access: 'publicOnly', flow: 'auth', module: 'auth/AuthRoute', canonical: '/login' },
  { path: '/onboarding', name: 'onboarding', access: 'signedIn', flow: 'onboarding', module: 'onboarding/OnboardingRoute' },
  { path: '/dashboard', name: 'dashboard', access: 'signedIn', flow: 'dashboard', module: 'dashboard/DashboardRoute' },
  { path: '/practice', name: 'practice', access: 'signedIn', flow: 'practice', module: 'practice/PracticeRoute' },
  { path: '/question', name: 'question', access: 'signedIn', flow: 'question', module: 'question/QuestionRoute' },
  { path: '/profile', name: 'profile', access: 'signedIn', flow: 'profile', module: 'profile/ProfileRoute' },
  { path: '/privacy-policy', name: 'privacyPolicy', access: 'public', flow: 'legal', module: 'legal/PrivacyPolicyRoute' },
  { path: '/terms-of-use', name: 'termsOfUse', access: 'public', flow: 'legal', module: 'legal/TermsRoute' },
  { path: '/partneship', name: 'partnership', access: 'public', flow: 'partnership', module: 'partnership/PartnershipRoute' },
  { path: '/pricing', name: 'pricing', access: 'signedIn', flow: 'pricing', module: 'pricing/PricingRoute' },
  { path: '/certificates', name: 'certificates', access: 'signedIn', flow: 'certificates', module: 'certificates/CertificatesRoute' },
  { path: '/progress', name: 'progress', access: 'signedIn', flow: 'progress', module: 'progress/ProgressRoute' },
  { path: '/settings', name: 'settings', access: 'signedIn', flow: 'settings', module: 'settings/SettingsRoute' },
  { path: '/logout', name: 'logout', access: 'leaving', flow: 'logout', module: 'logout/LogoutRoute' },
  { path: '/admin', name: 'admin', access: 'admin', flow: 'admin', module: 'admin/AdminRoute' },
] as const satisfies readonly Page[];

export const notFoundPage = {
  path: '*',
  name: 'notFound',
  access: 'public',
  flow: 'not-found',
  module: 'not-found/NotFoundRoute',
  canonical: null,
} as const satisfies Page;
