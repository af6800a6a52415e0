import type { Access } from '../session/access.ts';

export interface Page {
  path: string;
  access: Access;
  /** Flow whose words it shows, beside the common ones. */
  flow: string;
  /** Begins the names of its title and description in these words. */
  head: string;
  /** Module of this folder; its export of the same name draws the page. */
  module: string;
  /** Address that search engines should know it by, when that is another one; null for none. */
  canonical?: string | null;
  /** Its first picture hangs on the query, so that its document has none. */
  isBlank?: true;
}

/** Every page. The server answers any other address with status 404, and there the portal shows `notFoundPage`. */
export const pages = [
  {
    path: '/',
    access: 'publicOnly',
    flow: 'auth',
    head: 'auth.page.login',
    module: 'auth/AuthRoute',
    canonical: '/login',
  },
  { path: '/login', access: 'publicOnly', flow: 'auth', head: 'auth.page.login', module: 'auth/AuthRoute' },
  { path: '/register', access: 'publicOnly', flow: 'auth', head: 'auth.page.register', module: 'auth/AuthRoute' },
  {
    path: '/auth',
    access: 'publicOnly',
    flow: 'auth',
    head: 'auth.page.auth',
    module: 'auth/AuthRoute',
    canonical: '/login',
    isBlank: true,
  },
  {
    path: '/onboarding',
    access: 'signedIn',
    flow: 'onboarding',
    head: 'onboarding.page.onboarding',
    module: 'onboarding/OnboardingRoute',
  },
  {
    path: '/dashboard',
    access: 'signedIn',
    flow: 'dashboard',
    head: 'dashboard.page.dashboard',
    module: 'dashboard/DashboardRoute',
  },
  {
    path: '/practice',
    access: 'signedIn',
    flow: 'practice',
    head: 'practice.page.practice',
    module: 'practice/PracticeRoute',
  },
  {
    path: '/question',
    access: 'signedIn',
    flow: 'question',
    head: 'question.page.question',
    module: 'sitting/QuestionRoute',
  },
  {
    path: '/profile',
    access: 'signedIn',
    flow: 'profile',
    head: 'profile.page.profile',
    module: 'profile/ProfileRoute',
  },
  {
    path: '/privacy-policy',
    access: 'public',
    flow: 'legal',
    head: 'legal.page.privacyPolicy',
    module: 'legal/PrivacyPolicyRoute',
  },
  { path: '/terms-of-use', access: 'public', flow: 'legal', head: 'legal.page.termsOfUse', module: 'legal/TermsRoute' },
  {
    path: '/partneship',
    access: 'public',
    flow: 'partnership',
    head: 'partnership.page.partnership',
    module: 'partnership/PartnershipRoute',
  },
  {
    path: '/pricing',
    access: 'signedIn',
    flow: 'pricing',
    head: 'pricing.page.pricing',
    module: 'pricing/PricingRoute',
  },
  {
    path: '/certificates',
    access: 'signedIn',
    flow: 'certificates',
    head: 'certificates.page.certificates',
    module: 'certificates/CertificatesRoute',
  },
  {
    path: '/progress',
    access: 'signedIn',
    flow: 'progress',
    head: 'progress.page.progress',
    module: 'progress/ProgressRoute',
  },
  {
    path: '/settings',
    access: 'signedIn',
    flow: 'settings',
    head: 'settings.page.settings',
    module: 'settings/SettingsRoute',
  },
  { path: '/logout', access: 'leaving', flow: 'logout', head: 'logout.page.logout', module: 'logout/LogoutRoute' },
  { path: '/admin', access: 'admin', flow: 'admin', head: 'admin.page.admin', module: 'admin/AdminRoute' },
] as const satisfies readonly Page[];

export const notFoundPage = {
  path: '*',
  access: 'public',
  flow: 'not-found',
  head: 'notFound.page.notFound',
  module: 'not-found/NotFoundRoute',
  canonical: null,
} as const satisfies Page;
