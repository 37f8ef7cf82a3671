import { eq } from 'drizzle-orm';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { Specs } from '#features/catalogue/attributes.ts';
import { type Calendars, openCalendars } from '#features/delivery/promise/calendars.ts';
import { deliveryOption, termsIn } from '#features/delivery/promise/delivery-options.ts';
import { goodsOf } from '#features/delivery/promise/goods.ts';
import { nextChange } from '#features/delivery/promise/next-change.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { Destination } from '#features/delivery/zones.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { type LondonDay, londonDayOf } from '#values/london-day.ts';
import type { Pence } from '#values/money.ts';
import { listClosingDays } from './closing-days.ts';
import { type DeliveryMethodRow, listDeliveryMethods } from './delivery-methods.ts';
import { shownTerms } from './plan-delivery.ts';

export { deliveryFee } from '../fee.ts';
export { termsIn } from '../promise/delivery-options.ts';
export { calendarsFrom } from './closing-days.ts';
export {
  type DeliveryMethodRow,
  deliveryMethodsById,
  findDeliveryMethod,
  listDeliveryMethods,
} from './delivery-methods.ts';
export { type Offers, openOffers, type PlanAsked, planDelivery, postcodeOf } from './plan-delivery.ts';

/** The active method of an order. A closed or unknown one is an error of the field `deliveryMethodId`. */
export async function getDeliveryMethod(db: Database | Transaction, id: number): Promise<DeliveryMethodRow> {
  // Locked until the order is written, so that it is not switched off or deleted in between.
  const [method] = await db.select().from(deliveryMethods).where(eq(deliveryMethods.id, id)).for('share');
  return demandOffered(method);
}

/** The same of a method that was read and locked already. */
export function demandOffered(method: DeliveryMethodRow | undefined): DeliveryMethodRow {
  if (method?.isActive) return method;
  throw refuseFields({ deliveryMethodId: ['This delivery method is no longer offered. Choose another.'] });
}

/** Goods that are to be sold: what the product says of itself, how many, and what they come to ex VAT before any discount. */
export interface ToPromise {
  goods: readonly { specs: Specs; quantity: number }[];
  subtotal: Pence;
  /** Null for Collection. */
  destination: Destination | null;
  at: Date;
  /** Where the caller has read the closing days already. */
  calendars?: Calendars | undefined;
}

/** What a method asks for goods that are being sold, and when it brings them; null where it does not serve them. */
export async function findPromise(
  db: Database | Transaction,
  method: DeliveryMethodRow,
  { goods, subtotal, destination, at, calendars: known }: ToPromise,
): Promise<{ fee: Pence; arrivesOn: LondonDay } | null> {
  const calendars = known ?? openCalendars(await listClosingDays(db, londonDayOf(at)));
  const load = goods.map(({ specs, quantity }) => goodsOf(specs, quantity));
  const to = destination ?? { country: HOME_COUNTRY, postcode: null };
  return deliveryOption(method, { goods: load, subtotal, destination: to, at, calendars });
}

/** The working days of the fastest active method that brings something to the door; null when there is none (decision B12). */
export async function fastestDeliveryDays(context: AppContext): Promise<number | null> {
  const days = (await listToTheDoor(context)).flatMap((method) => termsIn(method, 'mainland')?.days ?? []);
  return days.length ? Math.min(...days) : null;
}

/** The standard method: the first active one by id that delivers to the mainland, with its terms there; null when there is none. */
export async function findStandardDelivery(context: AppContext) {
  for (const method of await listToTheDoor(context)) {
    const terms = termsIn(method, 'mainland');
    if (terms) return { id: method.id, name: method.name, ...terms };
  }
  return null;
}

/** The methods that deliver to the mainland, or let collect, as a sentence names them: 'Standard (7 working days) and
 * Collection'; empty where there are none. */
export async function describeMethods(context: AppContext): Promise<string> {
  const named = (await listDeliveryMethods(context.db)).flatMap((method) => {
    const terms = method.isActive ? termsIn(method, 'mainland') : null;
    if (!terms) return [];
    const days = `${terms.days} working day${terms.days === 1 ? '' : 's'}`;
    return [method.isCollection ? method.name : `${method.name} (${days})`];
  });
  return new Intl.ListFormat('en-GB').format(named);
}

/** The next moment at which a day or a price on a page may be another: a cut-off, or midnight in London. */
export async function nextDeliveryChange(context: AppContext): Promise<Date> {
  const { active } = await shownTerms(context);
  return nextChange(
    active.map(({ cutOffMinutes }) => cutOffMinutes),
    context.clock.now(),
  );
}

async function listToTheDoor(context: AppContext): Promise<DeliveryMethodRow[]> {
  return (await listDeliveryMethods(context.db)).filter((method) => method.isActive && !method.isCollection);
}
