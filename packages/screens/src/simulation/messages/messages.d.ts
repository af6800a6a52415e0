import type words from './pt.json';

declare module '../../common/message-ids.ts' {
  interface Messages {
    simulation: typeof words;
  }
}
