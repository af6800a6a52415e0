import type { Locale } from '../common/locales.ts';
import type { AccountSettings, SettingsLanguage, SettingsValues } from './SettingsScreen.types.ts';

/** What a new account begins with, and what a reset goes back to. */
export const defaultSettings: SettingsValues = {
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

export const dailyGoalRange = { min: 1, max: 100 } as const;

/** The language of the portal that a setting stands for. */
export const localeOfLanguage = { PT_BR: 'pt', EN_US: 'en', ES_ES: 'es' } as const satisfies Record<SettingsLanguage, Locale>;

/** The language that people in an IANA time zone probably read. */
export function guessLanguage(timeZone: string): SettingsLanguage {
  if (/New_York|Los_Angeles/.test(timeZone)) return 'EN_US';
  return /Mexico|Argentina/.test(timeZone) ? 'ES_ES' : 'PT_BR';
}

const accountSettings = keysOf(defaultSettings).filter((key) => key !== 'theme');

/** How many settings of an account differ from the stored ones; the theme is none of them. */
export function countChanges(stored: AccountSettings, now: AccountSettings): number {
  return accountSettings.filter((key) => stored[key] !== now[key]).length;
}

function keysOf<Values extends object>(values: Values) {
  return Object.keys(values) as (keyof Values)[];
}
