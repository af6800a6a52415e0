import type { ComponentType } from 'react';
import type { Access } from '../session/access.ts';
import type { PagePath } from './paths.ts';

export interface Route {
  /** `*` is any address that is not a page's. */
  path: PagePath | '*';
  /** Names its title and description in the words. */
  name: PageName;
  access: Access;
  /** Flows whose words the page shows, beside the common ones. */
  flows: readonly string[];
  /** Loads the page once. */
  load: () => Promise<ComponentType>;
  /** Address that search engines should know it by; null for none. */
  canonical: string | null;
}

export type PageName =
  | 'login' | 'register' | 'auth' | 'privacyPolicy' | 'termsOfUse' | 'partnership' | 'onboarding' | 'dashboard' | 'practice'
  | 'pricing' | 'progress' | 'certificates' | 'profile' | 'settings' | 'logout' | 'question' | 'admin' | 'notFound';
