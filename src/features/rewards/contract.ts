import { z } from 'zod';
import { isoInstant, recordIdText } from '#platform/http/input.ts';
import { MEMBERSHIP_LEVELS } from './levels.ts';

export const rewardsAnswer = z.object({
  customerId: z.int(),
  rewardPoints: z.int(),
  totalEarned: z.int(),
  totalRedeemed: z.int(),
  membershipLevel: z.enum(MEMBERSHIP_LEVELS),
  lastUpdated: isoInstant,
});
export type Rewards = z.infer<typeof rewardsAnswer>;

export const rewardTransactionAnswer = z.object({
  id: z.int(),
  customerId: z.int(),
  orderId: z.int().nullable(),
  transactionType: z.enum(['earned', 'redeemed', 'reversed', 'adjusted']),
  points: z.int(),
  description: z.string().nullable(),
  transactionDate: isoInstant,
});

export type RewardTransaction = z.infer<typeof rewardTransactionAnswer>;

const ofCustomer = z.object({ customerId: recordIdText().optional() });

export const rewardsContract = {
  'GET /api/rewards': { summary: 'The reward balance', who: 'self', query: ofCustomer, answer: rewardsAnswer },
  'GET /api/reward-transactions': {
    summary: 'The reward history, newest first',
    who: 'self',
    query: ofCustomer,
    answer: z.array(rewardTransactionAnswer),
  },
} as const;

export const rewardsRefusals = { not_enough_points: { status: 409, title: 'Not enough points' } } as const;
