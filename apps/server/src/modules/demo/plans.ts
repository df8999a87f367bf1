const common = { creditValidityDays: 365, subscriptionDays: 365, currency: 'INR', isPublic: true } as const;

/** The plans of the demonstration; its client is on the first. Amounts in paise. The largest upscales for less. */
export const demoPlans = [
  { ...common, name: 'Studio', adminCount: 2, usersCount: 10, credits: 3000, amount: 4_999_900 },
  { ...common, name: 'Sketch', adminCount: 1, usersCount: 2, credits: 500, amount: 999_900 },
  {
    ...common,
    name: 'Mill',
    adminCount: 5,
    usersCount: 50,
    credits: 20_000,
    amount: 24_999_900,
    prices: { upscale: 4 },
  },
] as const;

/** What the first was sold for when its client bought it: so it has it still. */
export const formerTerms = { amount: 4_499_900 } as const;
