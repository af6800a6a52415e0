import { expect, test } from 'vitest';
import { countChanges, dailyGoalRange, defaultSettings, guessLanguage, localeOfLanguage } from './defaultSettings.ts';

test('SETT-02 SETT-06 the theme begins as light and the language as Portuguese', () => {
  expect(defaultSettings).toMatchObject({ theme: 'LIGHT', language: 'PT_BR' });
});

test('SETT-07 SETT-08 the daily goal begins as 20, between 1 and 100', () => {
  expect(defaultSettings.dailyGoal).toBe(20);
  expect(dailyGoalRange).toEqual({ min: 1, max: 100 });
});

test('SETT-09 SETT-10 SETT-11 SETT-12 SETT-13 SETT-24 notifications begin on, but for push and weekly reports', () => {
  expect(defaultSettings).toMatchObject({
    emailNotifications: true,
    pushNotifications: false,
    studyReminders: true,
    achievementAlerts: true,
    goalNotifications: true,
    weeklyReports: false,
  });
});

test('SETT-14 SETT-15 SETT-16 SETT-17 a profile is public, nothing is shared, use is analysed, text is medium', () => {
  expect(defaultSettings).toMatchObject({
    profileVisibility: 'PUBLIC',
    dataSharing: false,
    analyticsTracking: true,
    fontSize: 'MEDIUM',
  });
});

test('SETT-18 SETT-19 SETT-20 SETT-21 SETT-22 SETT-23 study preferences and updates begin on, tests and debugging off', () => {
  expect(defaultSettings).toMatchObject({
    breakReminders: true,
    soundEffects: true,
    autoSave: true,
    autoUpdates: true,
    betaFeatures: false,
    debugMode: false,
  });
});

test('SETT-26 the time zone tells the language', () => {
  const languages = [
    'America/New_York', 'America/Los_Angeles', 'Mexico/General', 'America/Argentina/Buenos_Aires',
    'America/Sao_Paulo', 'America/Chicago', 'Europe/Madrid', 'UTC', '',
  ].map(guessLanguage);
  expect(languages).toEqual(['EN_US', 'EN_US', 'ES_ES', 'ES_ES', 'PT_BR', 'PT_BR', 'PT_BR', 'PT_BR', 'PT_BR']);
});

test('I18N-02 each language of the settings is one of the portal', () => {
  expect(localeOfLanguage).toEqual({ PT_BR: 'pt', EN_US: 'en', ES_ES: 'es' });
});

test('SETT-33 what is not stored yet is counted, without the theme that no account keeps', () => {
  expect(countChanges(defaultSettings, defaultSettings)).toBe(0);
  expect(countChanges(defaultSettings, { ...defaultSettings, dailyGoal: 25, autoSave: false })).toBe(2);
  const dark = { ...defaultSettings, theme: 'DARK' as const };
  expect(countChanges(defaultSettings, dark)).toBe(0);
});
