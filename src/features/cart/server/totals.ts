import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { type CartTotals, cartTotals, ESTIMATED_DELIVERY_PENCE } from '#features/cart/cart-totals.ts';
import type { CartSummary } from '#features/cart/contract.ts';
import { catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import { cheapestOption } from '#features/delivery/chosen-option.ts';
import type { DeliveryOption, DeliveryPlan } from '#features/delivery/contract.ts';
import { findStandardDelivery, type PlanAsked, planDelivery } from '#features/delivery/server/door.ts';
import { isExport } from '#features/delivery/zones.ts';
import { inchesToFit } from '#features/fitting/rates.ts';
import { listRates } from '#features/fitting/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { toDecimal, toPence } from '#values/money.ts';
import { type CartOwner, listCartLines } from './cart-lines.ts';
import { fittingOfCart } from './fitting-of-cart.ts';

type Destination = Pick<PlanAsked, 'postcode'> & { country?: string };

/** The totals as the cart page shows them. What has left the shop costs nothing and is still counted as an item. */
export async function summariseCart(
  context: AppContext,
  owner: CartOwner | null,
  { country = HOME_COUNTRY, postcode }: Destination = {},
): Promise<CartSummary> {
  const [snapshot, lines, standard] = await Promise.all([
    catalogueOf(context).current(),
    owner ? listCartLines(context.db, owner) : [],
    findStandardDelivery(context),
  ]);
  const { byId, vatRate } = snapshot;
  const priced = lines.flatMap(({ productId, quantity }) => {
    const entry = byId.get(productId);
    return entry ? [{ productId, pricePence: entry.pricePence, quantity }] : [];
  });
  const plan = priced.length ? await planDelivery(context, { items: priced, country, postcode }) : null;
  const option = plan && cheapestOption(plan.options);
  const rate = plan && !plan.place.isAssumed && isExport(plan.place.zone) ? 0 : vatRate;
  const delivery = deliveryPence(plan, option);
  const fitting = plan && (await fittingOfCart(context, lines, snapshot, plan));
  const totals: CartTotals = cartTotals(priced, rate, delivery ?? 0, fitting?.total);
  const threshold = freeFrom(plan, option, standard);
  return {
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: toDecimal(totals.subtotal),
    delivery: plan && delivery === null ? null : toDecimal(totals.delivery),
    total: toDecimal(totals.total),
    vatRate: toDecimal(rate),
    vatAmount: toDecimal(totals.vatAmount),
    grandTotal: toDecimal(totals.grandTotal),
    freeDeliveryFrom: typeof threshold === 'number' ? toDecimal(threshold) : threshold,
    isFittingSold: hasScreen(priced, snapshot) && (await listRates(context.db)).length > 0,
    ...(fitting && { fitting: fitting.shown }),
    ...(plan && { plan }),
    ...(plan && !plan.place.isAssumed && option && { option }),
  };
}

function hasScreen(lines: readonly { productId: number }[], { byId }: Snapshot): boolean {
  return lines.some(({ productId }) => inchesToFit(byId.get(productId)?.product.specs ?? {}) !== null);
}

// Until a postcode is known it is the standard method's, and only where that method takes the goods.
function freeFrom(
  plan: DeliveryPlan | null,
  option: DeliveryOption | undefined | null,
  standard: Awaited<ReturnType<typeof findStandardDelivery>>,
): number | string | null {
  if (!plan) return standard?.freeThreshold ?? null;
  const free = plan.place.isAssumed ? plan.options.find(({ id }) => id === standard?.id) : option;
  return free?.freeThreshold ?? null;
}

/**
 * What stands for delivery (decision C2): the flat estimate until a postcode is known, where a method serves the goods for it or
 * less; then what the cheapest method costs there. Null where there is nothing to say yet.
 */
function deliveryPence(plan: DeliveryPlan | null, option: DeliveryOption | null | undefined): number | null {
  if (!option) return null;
  const fee = toPence(option.fee);
  if (!plan?.place.isAssumed) return fee;
  return fee <= ESTIMATED_DELIVERY_PENCE ? ESTIMATED_DELIVERY_PENCE : null;
}
