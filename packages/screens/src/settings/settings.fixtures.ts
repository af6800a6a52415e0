import { defaultSettings } from './defaultSettings.ts';
import type { SettingsReady, SettingsState } from './SettingsScreen.types.ts';

const ready = { status: 'ready', settings: defaultSettings, unsavedCount: 0, warning: null, dialog: null } satisfies SettingsReady;

/** One state for each status of the screen. */
export const states = {
  loading: { status: 'loading' },
  ready,
  saving: { ...ready, status: 'saving', unsavedCount: 1 },
  resetting: { ...ready, status: 'resetting', dialog: { kind: 'reset' } },
} satisfies { [Status in SettingsState['status']]: SettingsState & { status: Status } };

/** The other side of every setting, with a warning and much to save. */
export const changed: SettingsReady = {
  ...ready,
  warning: 'usingDefaults',
  unsavedCount: 18,
  settings: {
    theme: 'SYSTEM',
    language: 'ES_ES',
    dailyGoal: 100,
    emailNotifications: false,
    pushNotifications: true,
    studyReminders: false,
    achievementAlerts: false,
    goalNotifications: false,
    weeklyReports: true,
    profileVisibility: 'FRIENDS',
    dataSharing: true,
    analyticsTracking: false,
    fontSize: 'LARGE',
    breakReminders: false,
    soundEffects: false,
    autoSave: false,
    autoUpdates: false,
    betaFeatures: true,
    debugMode: true,
  },
};

export const askingToReset: SettingsReady = { ...ready, dialog: { kind: 'reset' } };
export const askingToDelete: SettingsReady = { ...ready, dialog: { kind: 'delete', isPending: false, failure: null } };
export const deleting: SettingsReady = { ...ready, dialog: { kind: 'delete', isPending: true, failure: null } };
export const wrongPassword: SettingsReady = { ...ready, dialog: { kind: 'delete', isPending: false, failure: 'invalidPassword' } };
