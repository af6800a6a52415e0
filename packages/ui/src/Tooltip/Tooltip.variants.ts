export const tooltip = [
  'max-w-64 rounded-control bg-surface-inverse px-2.5 py-1.5 type-caption text-text-inverse shadow-menu',
  'forced-colors:border entering:animate-fade-in exiting:animate-fade-out',
].join(' ');
