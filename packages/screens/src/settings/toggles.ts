/** Settings that are on or off, by the section and in the order that shows them. */
export const toggles = {
  study: ['breakReminders', 'soundEffects', 'autoSave'],
  notifications: [
    'emailNotifications',
    'pushNotifications',
    'studyReminders',
    'goalNotifications',
    'achievementAlerts',
    'weeklyReports',
  ],
  privacy: ['dataSharing', 'analyticsTracking'],
  system: ['autoUpdates', 'betaFeatures', 'debugMode'],
} as const;

export type SettingsToggle = (typeof toggles)[keyof typeof toggles][number];
