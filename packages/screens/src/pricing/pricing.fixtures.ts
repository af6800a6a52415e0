import type { NoticeState, PricingState } from './PricingScreen.types.ts';

const email = 'marina.albuquerque@email.com';

export const notices = {
  unknown: { status: 'unknown' },
  loading: { status: 'loading', email, failure: null },
  off: { status: 'off', email, failure: null },
  on: { status: 'on', email, failure: null },
  saving: { status: 'saving', email, failure: null },
} satisfies { [Status in NoticeState['status']]: NoticeState };

export const pricing: PricingState = { credits: { left: 3, renewsInMinutes: 860 }, plan: 'free', notice: notices.off };

export const unknownPricing: PricingState = { credits: null, plan: null, notice: notices.unknown };

/** What the frame of the page tells of the same balance. */
export const knownCredits = ({ credits }: PricingState) => (credits === 'loading' ? null : credits);
