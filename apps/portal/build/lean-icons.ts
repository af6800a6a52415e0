import type { Plugin } from 'vite';

/** Leaves out of lucide's icons what the portal does not use: options of each icon, its name and the keys of its parts. */
export function leanIcons(): Plugin {
  return {
    name: 'prepar:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === '../createLucideIcon.mjs' ? `${import.meta.dirname}/lucide-icon.ts` : null),
    transform(code, id) {
      if (!/\/lucide-react\/.*\/icons\//.test(id)) return null;
      return { code: code.replaceAll(/, key: "\w+"|^ {2}(?:name|size): .*\n/gm, ''), map: null };
    },
  };
}
