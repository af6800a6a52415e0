import type words from './pt.json';

declare module '../../common/message-ids.ts' {
  interface Messages {
    reviews: typeof words;
  }
}
