/** Address of every page. The server answers any other with status 404, and there the portal shows that it is unknown. */
export const pagePaths = [
  '/',
  '/login',
  '/register',
  '/auth',
  '/privacy-policy',
  '/terms-of-use',
  '/partneship',
  '/onboarding',
  '/dashboard',
  '/practice',
  '/question',
  '/progress',
  '/pricing',
  '/certificates',
  '/profile',
  '/settings',
  '/logout',
  '/admin',
] as const;

export type PagePath = (typeof pagePaths)[number];
