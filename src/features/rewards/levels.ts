export const MEMBERSHIP_LEVELS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type MembershipLevel = (typeof MEMBERSHIP_LEVELS)[number];

/** The levels, with the points that must be earned for each (decision C12). */
export const LEVELS: Record<MembershipLevel, { name: string; from: number; benefits: string[] }> = {
  bronze: {
    name: 'Bronze',
    from: 0,
    benefits: [
      '1 point for every £1 spent',
      '100 points are worth £1.00 at the checkout',
      'Order tracking and history',
    ],
  },
  silver: {
    name: 'Silver',
    from: 1_000,
    benefits: ['Everything in Bronze', 'Early notice of seasonal offers', 'A saved basket for repeat orders'],
  },
  gold: {
    name: 'Gold',
    from: 5_000,
    benefits: ['Everything in Silver', 'Priority answers from our support team', 'A yearly review of your screens'],
  },
  platinum: {
    name: 'Platinum',
    from: 15_000,
    benefits: ['Everything in Gold', 'A named account manager', 'First access to new products'],
  },
};

export function levelFor(totalEarned: number): MembershipLevel {
  return MEMBERSHIP_LEVELS.findLast((level) => totalEarned >= LEVELS[level].from) ?? 'bronze';
}
