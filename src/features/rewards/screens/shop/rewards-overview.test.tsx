import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
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
  // Whether the shop speaks of VAT only its page's router knows.
  const routes = [
    { id: 'root', path: '/', loader: () => null, element: <RewardsOverview rewards={rewards} transactions={[]} /> },
  ];
  const hydrationData = { loaderData: { root: { settings: { hasVat: true } } } };
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
  expect(html).toContain('Worth £349.00 ex VAT at checkout');
});
