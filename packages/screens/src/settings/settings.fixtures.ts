import type { SettingsReady, SettingsState, SettingsValues } from './SettingsScreen.types.ts';
import { type SettingsToggle, toggles } from './toggles.ts';

const settings: SettingsValues = {
  theme: 'LIGHT',
  language: 'PT_BR',
  dailyGoal: 20,
  emailNotifications: true,
  pushNotifications: false,
  studyReminders: true,
  achievementAlerts: true,
  goalNotifications: true,
  weeklyReports: false,
  profileVisibility: 'PUBLIC',
  dataSharing: false,
  analyticsTracking: true,
  fontSize: 'MEDIUM',
  breakReminders: true,
  soundEffects: true,
  autoSave: true,
  autoUpdates: true,
  betaFeatures: false,
  debugMode: false,
};

const switched = Object.fromEntries(
  Object.values(toggles)
    .flat()
    .map((toggle) => [toggle, !settings[toggle]]),
) as Record<SettingsToggle, boolean>;

const ready = {
  status: 'ready',
  settings,
  unsavedCount: 0,
  warning: null,
  dialog: null,
} satisfies SettingsReady;

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
    ...switched,
    theme: 'SYSTEM',
    language: 'ES_ES',
    dailyGoal: 100,
    profileVisibility: 'FRIENDS',
    fontSize: 'LARGE',
  },
};

export const askingToReset: SettingsReady = { ...ready, dialog: { kind: 'reset' } };
export const askingToLeave: SettingsReady = { ...ready, unsavedCount: 3, dialog: { kind: 'leave' } };
export const askingToDelete: SettingsReady = { ...ready, dialog: { kind: 'delete', isPending: false, failure: null } };
export const deleting: SettingsReady = { ...ready, dialog: { kind: 'delete', isPending: true, failure: null } };
export const wrongPassword: SettingsReady = {
  ...ready,
  dialog: { kind: 'delete', isPending: false, failure: 'invalidPassword' },
};
