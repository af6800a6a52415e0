import type { Schemas } from '../http/operations.ts';
import type { Locale } from '../i18n/locale.ts';

const languages = { pt: 'PT_BR', en: 'EN_US', es: 'ES_ES' } as const;

/** The settings of somebody who never chose any. */
export const defaultSettings = (locale: Locale): Schemas['Settings'] => ({
  language: languages[locale],
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
});
