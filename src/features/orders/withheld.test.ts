import { expect, test } from 'vitest';
import { withheldOnCancelling } from './withheld.ts';

const paid = { status: 'processing', pointsEarned: 299, pointsRedeemed: 0 } as const;

test.each([
  ['all points are there: nothing is withheld', paid, { balance: 299, missing: 0 }, 0],
  ['200 of them are spent', paid, { balance: 99, missing: 0 }, 200],
  ['a refund before could not take all of them back', { ...paid, pointsEarned: 99 }, { balance: 0, missing: 50 }, 149],
  [
    'points that the order redeemed come back first',
    { ...paid, pointsRedeemed: 100 },
    { balance: 99, missing: 0 },
    100,
  ],
  [
    'cancelled already, they have come back',
    { ...paid, status: 'cancelled', pointsEarned: 0 },
    { balance: 0, missing: 200 },
    200,
  ],
  ['other points came since', { ...paid, status: 'cancelled', pointsEarned: 0 }, { balance: 150, missing: 200 }, 50],
  ['a guest has no points', paid, null, 0],
] as const)('%s', (_when, order, points, pence) => expect(withheldOnCancelling(order, points)).toBe(pence));

test('of an order that is cancelled already, the points that it redeemed have come back before', () => {
  const order = { status: 'cancelled', pointsEarned: 0, pointsRedeemed: 100 } as const;
  expect(withheldOnCancelling(order, { balance: 0, missing: 200 })).toBe(200);
});
