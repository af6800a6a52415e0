import type { PlanName } from './AdminPeople.types.ts';

/** Credits that setting a plan gives, as the server does. */
export const planCredits: Record<PlanName, number> = { free: 0, starter: 100, pro: 500, expert: 1000 };
