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

/** The one <style> that react-aria writes: touch-action of what can be pressed. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Content security policy of a document of the portal: scripts and styles of our own, and those that stand in the document by their hash. */
export function portalPolicy(document: string): string {
  const withInline = (tag: 'script' | 'style') => {
    const texts = [...document.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
    return ["'self'", ...texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)].join(' ');
  };
  return self({ 'script-src': withInline('script'), 'style-src': `${withInline('style')} ${reactAriaStyle}` });
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
