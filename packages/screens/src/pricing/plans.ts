import { freeCredits } from '../common/freeCredits.ts';

/** A monthly subscription, or what everybody has without one. */
export interface Plan {
  id: string;
  /** Name of the product, the same in every language. */
  name: string;
  /** Whole reais each month. */
  price: number;
  credits: { count: number; every: 'day' | 'month' };
  /** The one that is shown as the most popular. */
  isPopular: boolean;
}

/** Credits that are bought once. */
export interface CreditPack {
  id: string;
  /** Name of the product, the same in every language. */
  name: string;
  /** Whole reais. */
  price: number;
  credits: number;
  /** Credits on top that cost nothing; 0 for none. */
  bonus: number;
}

export const freePlan: Plan = {
  id: 'free',
  name: 'Free',
  price: 0,
  credits: { count: freeCredits, every: 'day' },
  isPopular: false,
};

export const plans: readonly Plan[] = [
  freePlan,
  { id: 'starter', name: 'Starter', price: 29, credits: { count: 100, every: 'month' }, isPopular: false },
  { id: 'pro', name: 'Pro', price: 59, credits: { count: 500, every: 'month' }, isPopular: true },
  { id: 'expert', name: 'Expert', price: 99, credits: { count: 1000, every: 'month' }, isPopular: false },
];

/** How a plan is called, also one that is not in the list. */
export const planName = (id: string): string => plans.find((plan) => plan.id === id)?.name ?? id;

export const creditPacks: readonly CreditPack[] = [
  { id: 'basic', name: 'Basic', price: 15, credits: 50, bonus: 0 },
  { id: 'pro', name: 'Pro', price: 39, credits: 150, bonus: 20 },
  { id: 'expert', name: 'Expert', price: 69, credits: 300, bonus: 50 },
];
