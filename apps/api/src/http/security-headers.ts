import { createHash } from 'node:crypto';

export type Surface = 'docs' | 'storybook';

const self = (more: Record<string, string>) => {
  const rules = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...more,
  };
  return Object.entries(rules).map((rule) => rule.join(' ')).join('; ');
};

/**
 * Content security policy of the portal, given its page: scripts of our own, and those that stand in the page by their hash.
 * The hash of a style is that of the one <style> that react-aria writes (touch-action of pressables).
 */
export function portalPolicy(page: string): string {
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return self({
    'script-src': ["'self'", ...inline].join(' '),
    'style-src': "'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  });
}

/** Policies of what is served besides the portal. None of them may reach another host. */
export const policies: Record<Surface, string> = {
  docs: self({ 'style-src': "'self' 'unsafe-inline'" }),
  storybook: self({
    'script-src': "'self' 'unsafe-inline' 'unsafe-eval'",
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self' data:",
    'frame-src': "'self'",
    'frame-ancestors': "'self'",
  }),
};

/** Headers of every answer. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};
