import type words from './pt.json';

declare module '../../common/message-ids.ts' {
  interface Messages {
    reports: typeof words;
  }
}
