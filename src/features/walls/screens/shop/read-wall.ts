import { planQuery } from '#features/delivery/plan-query.ts';
import { readPlan } from '#features/delivery/screens/read-plan.ts';
import { typedIn } from '#features/walls/wall-address.ts';
import type { Api } from '#web/api.ts';
import { designOf } from './design-of.ts';

/** What the page of a wall needs: what was asked for, everything that it may be made of, and when that arrives. */
export async function readWall(api: Api, request: Request) {
  const typed = typedIn(new URL(request.url).searchParams);
  const { products, vatRate, pencePerKwh } = await api('GET /api/led-wall/parts');
  const rates = { vatRate: Math.round(Number(vatRate) * 100), pencePerKwh };
  const answer = designOf(typed, products, rates);
  const lines = 'design' in answer ? answer.design.plan.lines : [];
  const { plan: delivery } = await readPlan(api, planQuery(lines, { country: '', postcode: '' }));
  return { typed, products, rates, delivery };
}
