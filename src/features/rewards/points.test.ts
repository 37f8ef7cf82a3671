import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelFor } from './levels.ts';
import { afterTransaction, mostRedeemable, pointsEarnedBy, type TransactionType, wholeHundreds } from './points.ts';
import { pointsRules } from './points-rules.ts';

const pence = fc.integer({ min: 0, max: 9_999_999_999 });

test('gives one point for each whole pound and none for the pennies', () => {
  expect(pointsEarnedBy(29_999)).toBe(299);
  expect(pointsEarnedBy(99)).toBe(0);
});

test('never lets more be redeemed than is held or than the goods cost, and only hundreds', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), pence, (held, subtotal) => {
      const most = mostRedeemable(held, subtotal);
      expect(most % 100).toBe(0);
      expect(most).toBeLessThanOrEqual(Math.min(held, subtotal));
      expect(Math.min(held, subtotal) - most).toBeLessThan(100);
    }),
  );
});

test('a balance counts at the checkout in whole hundreds', () => {
  expect([34_920, 100, 99, 0].map(wholeHundreds)).toEqual([34_900, 100, 0, 0]);
});

test('a balance is the sum of its transactions and never below zero', () => {
  const type = fc.constantFrom<TransactionType>('earned', 'redeemed', 'reversed', 'adjusted');
  fc.assert(
    fc.property(
      fc.array(fc.record({ type, points: fc.integer({ min: 1, max: 5_000 }), sign: fc.boolean() })),
      (steps) => {
        let balance = { rewardPoints: 0, totalEarned: 0, totalRedeemed: 0 };
        let sum = 0;
        for (const { type, points, sign } of steps) {
          const signed = type === 'earned' || ((type === 'reversed' || type === 'adjusted') && sign) ? points : -points;
          const next = afterTransaction(balance, type, signed);
          if (!next) continue;
          balance = next;
          sum += signed;
          expect(balance.rewardPoints).toBe(sum);
          expect(Math.min(balance.rewardPoints, balance.totalEarned, balance.totalRedeemed)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});

test.each([
  [0, 'bronze'],
  [999, 'bronze'],
  [1_000, 'silver'],
  [4_999, 'silver'],
  [5_000, 'gold'],
  [14_999, 'gold'],
  [15_000, 'platinum'],
])('%i points earned altogether make the level %s', (earned, level) => {
  expect(levelFor(earned)).toBe(level);
});

test.each([
  ['earned points', 'earned', 300, { rewardPoints: 800, totalEarned: 1_000, totalRedeemed: 200 }],
  ['redeemed points', 'redeemed', -300, { rewardPoints: 200, totalEarned: 700, totalRedeemed: 500 }],
  ['earned points that are taken back', 'reversed', -300, { rewardPoints: 200, totalEarned: 400, totalRedeemed: 200 }],
  ['redeemed points that come back', 'reversed', 100, { rewardPoints: 600, totalEarned: 700, totalRedeemed: 100 }],
  ['points added by staff', 'adjusted', 300, { rewardPoints: 800, totalEarned: 700, totalRedeemed: 200 }],
  ['points taken away by staff', 'adjusted', -300, { rewardPoints: 200, totalEarned: 700, totalRedeemed: 200 }],
] as const)('%s count where they belong', (_which, type, points, after) => {
  expect(afterTransaction({ rewardPoints: 500, totalEarned: 700, totalRedeemed: 200 }, type, points)).toEqual(after);
});

test('a balance, what was earned and what was redeemed may come down to nothing, and no further', () => {
  const after = (type: TransactionType, points: number) =>
    afterTransaction({ rewardPoints: 500, totalEarned: 300, totalRedeemed: 200 }, type, points);
  expect(after('adjusted', -500)?.rewardPoints).toBe(0);
  expect(after('adjusted', -501)).toBeNull();
  expect(after('reversed', -300)?.totalEarned).toBe(0);
  expect(after('reversed', -301)).toBeNull();
  expect(after('reversed', 200)?.totalRedeemed).toBe(0);
  expect(after('reversed', 201)).toBeNull();
});

test('the rules that the settings page shows are those that apply', () => {
  expect(pointsRules()).toMatchObject({ perPound: 1, redeemStep: 100, stepWorth: '1.00' });
  expect(pointsRules().levels.map(({ name, from }) => `${name} from ${from}`)).toEqual([
    'Bronze from 0',
    'Silver from 1000',
    'Gold from 5000',
    'Platinum from 15000',
  ]);
});
