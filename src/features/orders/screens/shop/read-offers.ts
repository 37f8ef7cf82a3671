import type { CartLine } from '#features/cart/contract.ts';
import { readCartFitting } from '#features/cart/screens/use-cart-fitting.ts';
import { planQuery } from '#features/delivery/plan-query.ts';
import { readPlan } from '#features/delivery/screens/read-plan.ts';
import type { Api } from '#web/api.ts';
import { readValues } from './checkout-form.ts';
import { destinationOf } from './checkout-totals.ts';

/** What is offered for the address that was typed: without scripts the page has not asked. It may be out of reach itself. */
export async function readOffers(api: Api, form: FormData) {
  const [lines, { user }] = await Promise.all([api('GET /api/cart'), api('GET /api/session')]);
  if (lines.length === 0) return undefined;
  const addresses = user ? await api('GET /api/addresses') : [];
  return offersAt(api, lines, destinationOf(readValues(form), addresses));
}

/** How these lines get to an address, and what fitting costs there. */
export async function offersAt(api: Api, lines: readonly CartLine[], destination: ReturnType<typeof destinationOf>) {
  const [{ plan }, fitting] = await Promise.all([
    readPlan(api, planQuery(lines, destination)),
    readCartFitting(api, lines, destination),
  ]);
  return { plan, fitting };
}
