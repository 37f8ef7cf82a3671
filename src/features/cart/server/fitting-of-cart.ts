import type { CartFitting } from '#features/cart/contract.ts';
import { fittedOf } from '#features/cart/fitted.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { placeOf } from '#features/delivery/zones.ts';
import { planFitting, type ScreensToFit } from '#features/fitting/plan.ts';
import { inchesToFit } from '#features/fitting/rates.ts';
import { readTerms } from '#features/fitting/server/door.ts';
import { earliestVisit } from '#features/fitting/wishes.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Pence, toDecimal } from '#values/money.ts';
import type { CartRow } from './cart-lines.ts';

/** Fitting and survey of a cart where it goes to; null where nothing is to be fitted. */
export async function fittingOfCart(
  { db, clock }: AppContext,
  lines: readonly CartRow[],
  { byId }: Snapshot,
  { place, options }: Pick<DeliveryPlan, 'place' | 'options'>,
): Promise<{ shown: CartFitting; total: Pence } | null> {
  const screens = lines.flatMap((line): (ScreensToFit & { lineId: number })[] => {
    const [fitted, entry] = [fittedOf(line), byId.get(line.productId)];
    const inches = entry ? inchesToFit(entry.product.specs) : null;
    if (!fitted || !entry || inches === null) return [];
    return [{ ...fitted, lineId: line.id, productId: line.productId, name: entry.product.name, inches }];
  });
  if (screens.length === 0) return null;
  const { rates, calendars } = await readTerms(db, clock.now());
  const rate = rates.find(({ zone }) => zone === place.zone) ?? null;
  const plan = planFitting(screens, place.zone, rate);
  const total = [...plan.fittings, plan.survey].reduce(
    (sum, line) => sum + (line?.unitPrice ?? 0) * (line?.quantity ?? 0),
    0,
  );
  const calendar = placeOf(place)?.calendar ?? 'england';
  const toTheDoor = options.filter(({ isCollection }) => !isCollection);
  return {
    total,
    shown: {
      lines: plan.fittings.map(({ unitPrice, ...line }, at) => ({
        ...line,
        lineId: screens[at]?.lineId ?? 0,
        unitPrice: unitPrice === null ? null : toDecimal(unitPrice),
      })),
      survey: plan.survey && {
        name: plan.survey.name,
        price: plan.survey.unitPrice === null ? null : toDecimal(plan.survey.unitPrice),
      },
      total: toDecimal(total),
      byQuote: plan.byQuote,
      days: rate
        ? toTheDoor.map(({ id, arrivesOn }) => ({
            deliveryMethodId: id,
            earliestOn: earliestVisit(arrivesOn, rate.leadDays, { calendar, calendars }),
          }))
        : [],
    },
  };
}
