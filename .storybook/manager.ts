import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { dark, light } from './themes.ts';

addons.setConfig({ theme: /theme:dark/.test(location.search) ? dark : light });

// The frame around the stories follows the theme that is chosen for them.
addons.register('prepar/theme', (api) => {
  addons.getChannel().on(GLOBALS_UPDATED, ({ globals }: { globals: Record<string, unknown> }) => {
    api.setOptions({ theme: globals['theme'] === 'dark' ? dark : light });
  });
});
