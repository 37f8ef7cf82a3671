import { postalCountry } from '#features/accounts/countries.ts';
import type { TakenProduct } from '#features/catalogue/server/door.ts';
import type { Calendars } from '#features/delivery/promise/calendars.ts';
import { type DeliveryMethodRow, findPromise } from '#features/delivery/server/door.ts';
import { placeOf, type Zone } from '#features/delivery/zones.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import type { OrderFitting } from '#features/orders/order-fitting.ts';
import { isTooLarge, type OrderTotals, subtotalOf, totals, vatRateFor } from '#features/orders/order-totals.ts';
import { valueOfPoints } from '#features/rewards/points.ts';
import { UP_TO_THE_GOODS } from '#features/rewards/redeemable.ts';
import { vatRateAt } from '#features/settings/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import type { LondonDay } from '#values/london-day.ts';
import type { Pence } from '#values/money.ts';
import type { Checkout } from './check-checkout.ts';
import { priceServices } from './price-services.ts';
import { type QuotedServices, quotedServices } from './quoted-services.ts';

export interface OrderLine {
  productId: number;
  productName: string;
  sku: string | null;
  quantity: number;
  unitPrice: Pence;
  /** Fitting or a survey: no goods. */
  isService?: boolean;
}

export interface PricedOrder {
  /** The goods, and the services after them. */
  lines: OrderLine[];
  totals: OrderTotals;
  /** The London day on which it arrives; null where a quote promised none and no method would. */
  arrivesOn: LondonDay | null;
  /** Null where nothing is fitted. */
  fitting: OrderFitting | null;
}

export interface ToPrice {
  cart: readonly { productId: number; quantity: number }[];
  /** The locked products: the client's prices are never used. */
  taken: readonly TakenProduct[];
  checkout: Checkout;
  /** Its prices, from the quote's own row, replace the catalogue's. */
  sale?: QuotedSale | undefined;
  /** What of the goods is to be fitted. */
  fitting?: PlaceOrder['fitting'];
  at: Date;
}

/** The services count to the subtotal, and not to what makes a delivery free or heavy (decision 0145). */
export async function priceOrder(
  tx: Transaction,
  { cart, taken, checkout, sale, fitting, at }: ToPrice,
): Promise<PricedOrder> {
  const goods = sale
    ? sale.lines.map((line) => ({ ...toOrderLine(line, taken), ...line }))
    : cart.map((line) => toOrderLine(line, taken));
  const services = sale?.services
    ? await quotedServices(tx, sale.services, { checkout, fitting, at })
    : await priceServices(tx, { checkout, fitting: sale ? null : fitting, goods, taken, at });
  const calendars = services.calendars ?? checkout.dayTerms?.calendars;
  const lines = [...goods, ...services.lines];
  const subtotal = subtotalOf(lines);
  const discountPence = valueOfPoints(checkout.points);
  if (discountPence > subtotal) {
    throw refuseFields({ redeemPoints: [UP_TO_THE_GOODS] });
  }
  const ofGoods = { lines: goods, subtotal: subtotalOf(goods) };
  const promise = await promiseFor(tx, { ...ofGoods, taken, checkout, sale, at, calendars });
  const { arrivesOn } = promise;
  const sums = totals({
    lines,
    discountPence,
    deliveryFeePence: promise.fee,
    vatRate: vatRateFor(checkout.deliveryAddress, checkout.dayTerms?.vatRate ?? (await vatRateAt(tx, at))),
  });
  if (isTooLarge(sums)) throw refuse('invalid', 'The total of an order can be at most £99,999,999.99.');
  return { lines, totals: sums, arrivesOn, fitting: services.toStore(arrivesOn) };
}

type ToPromise = Omit<ToPrice, 'cart' | 'fitting'> & {
  lines: OrderLine[];
  subtotal: Pence;
  calendars: Calendars | undefined;
};

/** What was quoted holds, price and day; all else is what the engine promises at this moment (decision C14). */
async function promiseFor(
  tx: Transaction,
  { lines, subtotal, taken, checkout, sale, at, calendars }: ToPromise,
): Promise<{ fee: Pence; arrivesOn: LondonDay | null }> {
  const { deliveryMethod: method, deliveryAddress: destination } = checkout;
  // What is quoted without goods is a visit.
  if (lines.length === 0 || method.id === null) return { fee: sale?.deliveryFee ?? 0, arrivesOn: null };
  const goods = lines.map(({ productId, quantity }) => ({ specs: productOf(productId, taken).specs, quantity }));
  const promise = await findPromise(tx, method, { goods, subtotal, destination, at, calendars });
  const quoted = sale && holdsAt(sale, destination) ? sale : undefined;
  const fee = quoted?.deliveryFee ?? promise?.fee;
  if (fee === undefined) throw refuseUnserved(method.name, destination);
  return { fee, arrivesOn: quoted?.deliverOn ?? promise?.arrivesOn ?? null };
}

/** Whether the quoted delivery is for this address: a price to the mainland does not bring anything to the Highlands. */
function holdsAt({ deliveryZone }: QuotedSale, destination: Checkout['deliveryAddress']): boolean {
  return !deliveryZone || !destination || placeOf(destination)?.zone === deliveryZone;
}

function refuseUnserved(method: string, destination: Checkout['deliveryAddress']) {
  const there = destination ? `go to ${destination.postcode}, ${postalCountry(destination)}` : 'be collected';
  const sentence = `With ${method} these goods cannot ${there}. Choose another method, or ask us for a quote.`;
  return refuseFields({ deliveryMethodId: [sentence] });
}

function toOrderLine({ productId, quantity }: ToPrice['cart'][number], taken: readonly TakenProduct[]): OrderLine {
  const product = productOf(productId, taken);
  return { productId, productName: product.name, sku: product.sku, quantity, unitPrice: product.price };
}

function productOf(productId: number, taken: readonly TakenProduct[]): TakenProduct {
  const product = taken.find((row) => row.id === productId);
  if (!product) throw new Error('Stock was taken of a product that was not answered.');
  return product;
}

/** The quoted terms, which replace the shop's current ones. */
export interface QuotedSale {
  /** The goods; none where only a visit is quoted. */
  lines: readonly { productId: number; productName: string; quantity: number; unitPrice: Pence }[];
  /** Null where nothing is fitted. */
  services: QuotedServices | null;
  /** Null: the buyer chooses a method at its ordinary price. */
  deliveryMethod: DeliveryMethodRow | null;
  deliveryFee: Pence | null;
  /** Where fee and day hold; null: for any address. */
  deliveryZone: Zone | null;
  /** Null: as the delivery method promises now. */
  deliverOn: LondonDay | null;
  /** Null: all of it is paid at once. */
  depositPercent: number | null;
  /** The account of the quote when the buyer is not signed in, and whether a key opens the order as well. */
  customerId: number | null;
  isByKey: boolean;
}
