/** Sections of the settings, in the order of the page. */
export const sections = ['study', 'appearance', 'notifications', 'privacy', 'system', 'data'] as const;

export type SettingsSectionName = (typeof sections)[number];

/** Where the index of the page leads to. */
export const sectionId = (section: SettingsSectionName): string => `settings-${section}`;
