import type common from './messages/pt.json';

/** The words of each flow, which adds its own (`<flow>/messages/messages.d.ts`): the Portuguese ones are the type of all. */
export interface Messages {
  common: typeof common;
}

/** Every message id of every flow. */
export type MessageId = { [Flow in keyof Messages]: keyof Messages[Flow] }[keyof Messages];
