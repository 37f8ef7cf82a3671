import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RewardsOverview } from './rewards-overview.tsx';

test('a balance is worth what the checkout takes of it, in whole hundreds', () => {
  const rewards = {
    rewardPoints: 34_920,
    totalEarned: 34_920,
    totalRedeemed: 0,
    totalAdjusted: 0,
    membershipLevel: 'gold',
  } as Parameters<typeof RewardsOverview>[0]['rewards'];
  expect(renderToStaticMarkup(<RewardsOverview rewards={rewards} transactions={[]} />)).toContain(
    'Worth £349.00 ex VAT at checkout',
  );
});
