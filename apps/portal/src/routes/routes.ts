import { once } from '../once.ts';
import type { PagePath } from './paths.ts';
import type { PageName, Route } from './route.types.ts';

type Definition = Omit<Route, 'load' | 'canonical'> & { load: Route['load']; canonical?: string | null };

const define = ({ canonical, ...route }: Definition): Route => ({
  ...route,
  load: once(route.load),
  canonical: canonical === undefined ? route.path : canonical,
});

const auth = (path: PagePath, name: PageName, canonical: string) =>
  define({
    path,
    name,
    access: 'publicOnly',
    flows: ['auth'],
    canonical,
    load: async () => (await import('./auth/AuthRoute.tsx')).AuthRoute,
  });

export const onboardingRoute = define({
  path: '/onboarding',
  name: 'onboarding',
  access: 'signedIn',
  flows: ['onboarding'],
  load: async () => (await import('./onboarding/OnboardingRoute.tsx')).OnboardingRoute,
});

export const notFoundRoute = define({
  path: '*',
  name: 'notFound',
  access: 'public',
  flows: ['not-found'],
  canonical: null,
  load: async () => (await import('./not-found/NotFoundRoute.tsx')).NotFoundRoute,
});

const routes: readonly Route[] = [
  auth('/', 'login', '/login'),
  auth('/login', 'login', '/login'),
  auth('/register', 'register', '/register'),
  auth('/auth', 'auth', '/login'),
  onboardingRoute,
  define({
    path: '/dashboard',
    name: 'dashboard',
    access: 'signedIn',
    flows: ['dashboard'],
    load: async () => (await import('./dashboard/DashboardRoute.tsx')).DashboardRoute,
  }),
  define({
    path: '/practice',
    name: 'practice',
    access: 'signedIn',
    flows: ['practice'],
    load: async () => (await import('./practice/PracticeRoute.tsx')).PracticeRoute,
  }),
  define({
    path: '/question',
    name: 'question',
    access: 'signedIn',
    flows: ['question'],
    load: async () => (await import('./question/QuestionRoute.tsx')).QuestionRoute,
  }),
  define({
    path: '/profile',
    name: 'profile',
    access: 'signedIn',
    flows: ['profile'],
    load: async () => (await import('./profile/ProfileRoute.tsx')).ProfileRoute,
  }),
  define({
    path: '/privacy-policy',
    name: 'privacyPolicy',
    access: 'public',
    flows: ['legal'],
    load: async () => (await import('./legal/PrivacyPolicyRoute.tsx')).PrivacyPolicyRoute,
  }),
  define({
    path: '/terms-of-use',
    name: 'termsOfUse',
    access: 'public',
    flows: ['legal'],
    load: async () => (await import('./legal/TermsRoute.tsx')).TermsRoute,
  }),
  define({
    path: '/partneship',
    name: 'partnership',
    access: 'public',
    flows: ['partnership'],
    load: async () => (await import('./partnership/PartnershipRoute.tsx')).PartnershipRoute,
  }),
  define({
    path: '/pricing',
    name: 'pricing',
    access: 'signedIn',
    flows: ['pricing'],
    load: async () => (await import('./pricing/PricingRoute.tsx')).PricingRoute,
  }),
  define({
    path: '/certificates',
    name: 'certificates',
    access: 'signedIn',
    flows: ['certificates'],
    load: async () => (await import('./certificates/CertificatesRoute.tsx')).CertificatesRoute,
  }),
  define({
    path: '/progress',
    name: 'progress',
    access: 'signedIn',
    flows: ['progress'],
    load: async () => (await import('./progress/ProgressRoute.tsx')).ProgressRoute,
  }),
  define({
    path: '/settings',
    name: 'settings',
    access: 'signedIn',
    flows: ['settings'],
    load: async () => (await import('./settings/SettingsRoute.tsx')).SettingsRoute,
  }),
  define({
    path: '/logout',
    name: 'logout',
    access: 'leaving',
    flows: ['logout'],
    load: async () => (await import('./logout/LogoutRoute.tsx')).LogoutRoute,
  }),
  define({
    path: '/admin',
    name: 'admin',
    access: 'admin',
    flows: ['admin'],
    load: async () => (await import('./admin/AdminRoute.tsx')).AdminRoute,
  }),
];

/** The page of a path; every unknown path has the not-found page. */
export function findRoute(path: string): Route {
  const plain = path.replace(/(.)\/+$/, '$1');
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}
