const days = 365;

/** The cookie that says the tour was completed in this browser. */
export const onboardingCookie = `onboardingCompleted=true; path=/; max-age=${days * 86_400}; samesite=lax`;

export const readOnboardingCookie = (cookies: string): boolean => /(^|;\s*)onboardingCompleted=true(;|$)/.test(cookies);
