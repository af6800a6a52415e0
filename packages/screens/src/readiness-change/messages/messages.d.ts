import type words from './pt.json';

declare module '../../common/message-ids.ts' {
  interface Messages {
    readinessChange: typeof words;
  }
}
