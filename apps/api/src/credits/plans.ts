/** Credits that a plan is worth each time it is set; the pricing page names the same. */
export const plans = { starter: 100, pro: 500, expert: 1000 } as const;

export type Plan = keyof typeof plans;

/** What an account has that no plan was set for. */
export const noPlan = 'free';

export const isPlan = (name: string): name is Plan => Object.hasOwn(plans, name);
