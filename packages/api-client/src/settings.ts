import type { UpdateSettingsRequest } from '@prepar/openapi/types';
import type { Client } from './client.ts';

export function settingsCalls({ http, send }: Client) {
  return {
    read: () => send(http.GET('/config/settings')),
    save: (body: UpdateSettingsRequest) => send(http.PUT('/config/settings', { body })),
    createDefaults: () => send(http.POST('/config/default')),
  };
}
