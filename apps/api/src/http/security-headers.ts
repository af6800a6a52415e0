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
  return Object.entries(rules)
    .map((rule) => rule.join(' '))
    .join('; ');
};

/** What react-aria writes into <style>: touch-action of what can be pressed; on iOS, that a page under a list or dialog stays. */
const reactAriaStyles =
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='";

/** Content security policy of a document of the portal: what is our own, and what stands in the document by its hash. */
export function portalPolicy(document: string): string {
  const scripts = hashesOf(/<script>([\s\S]*?)<\/script>/g, document);
  const styles = hashesOf(/<style>([\s\S]*?)<\/style>/g, document);
  const attributes = hashesOf(/ style="([^"]*)"/g, document);
  return self({
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", reactAriaStyles, ...styles].join(' '),
    ...(attributes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...attributes].join(' ') }),
  });
}

function hashesOf(pattern: RegExp, document: string): string[] {
  const texts = new Set([...document.matchAll(pattern)].map(([, text = '']) => text));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
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

/** Headers of every answer. Documents have a content security policy of their own in place of this one, which allows nothing. */
export const commonHeaders = (publicUrl: string | null): Record<string, string> => ({
  ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});
