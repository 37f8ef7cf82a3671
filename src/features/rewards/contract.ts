import { z } from 'zod';
import { isoInstant, paging, recordIdText, requiredText } from '#platform/http/input.ts';
import { BY_HAND_WORDS } from './by-hand.ts';
import { MEMBERSHIP_LEVELS } from './levels.ts';

export const rewardsAnswer = z.object({
  customerId: z.int(),
  rewardPoints: z.int(),
  totalEarned: z.int(),
  totalRedeemed: z.int(),
  /** What staff have added or taken away: in the balance, and in neither of the two above. */
  totalAdjusted: z.int(),
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

const WHOLE_POINTS = 'Points must be a whole number other than 0';
const MOST_POINTS = 1_000_000;

/** A correction of a balance by staff; negative points are taken away. */
export const adjustPointsBody = z.object({
  points: z
    .int({ error: WHOLE_POINTS })
    .min(-MOST_POINTS, 'At most 1,000,000 points at once')
    .max(MOST_POINTS, 'At most 1,000,000 points at once')
    .refine((points) => points !== 0, WHOLE_POINTS),
  reason: requiredText(200, 'Reason is required'),
});

export const rewardsContract = {
  'GET /api/rewards': {
    summary: 'The reward balance',
    who: 'self',
    others: 'perm:view_customers',
    query: ofCustomer,
    answer: rewardsAnswer,
  },
  'GET /api/reward-transactions': {
    summary: 'The reward history, newest first: 100 at most, then Link leads to the next',
    who: 'self',
    others: 'perm:view_customers',
    query: ofCustomer.extend({ cursor: paging.cursor }),
    answer: z.array(rewardTransactionAnswer),
  },
  'POST /api/customers/{id}/points': {
    summary: `Put a customer's balance right by points, with a reason that the customer reads too; an employee gives at most ${BY_HAND_WORDS}, and none where refunds are for admins`,
    who: 'perm:manage_customers',
    params: z.object({ id: recordIdText() }),
    body: adjustPointsBody,
    answer: rewardsAnswer,
    status: 201,
  },
} as const;

export const rewardsRefusals = {
  not_enough_points: { status: 409, title: 'Not enough points' },
  too_many_by_hand: { status: 409, title: 'More points than an employee gives' },
} as const;
