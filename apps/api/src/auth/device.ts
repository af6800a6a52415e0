import { parse } from 'bowser';

/** Names of browser and operating system that a person recognises, as far as a User-Agent tells them. */
export function deviceOf(userAgent: string | undefined): { browser: string | null; operatingSystem: string | null } {
  if (!userAgent) return { browser: null, operatingSystem: null };
  const { browser, os } = parse(userAgent.slice(0, 400));
  return { browser: shown(browser.name), operatingSystem: shown(os.name) };
}

const shown = (name: string | undefined): string | null =>
  name === undefined || !/^[\w .+-]{1,40}$/.test(name) ? null : name;
