import { and, eq, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { TakenProduct } from '#features/catalogue/server/door.ts';
import { customerCredit } from '#features/credit/tables.ts';
import type { RequestReason } from '#features/orders/requests/status.ts';
import { orders } from '#features/orders/tables.ts';
import { type Settings, settingValue } from '#features/settings/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { addMinutes } from '#values/instant.ts';
import { type Pence, toPence } from '#values/money.ts';
import type { Checkout } from './check-checkout.ts';
import type { PricedOrder } from './price-order.ts';

export interface GuestOrder {
  goods: readonly { productId: number; quantity: number }[];
  /** The locked products, with their stock before this order. */
  taken: readonly TakenProduct[];
  priced: PricedOrder;
  network: string;
  email: string;
  /** The guest's browser solved a challenge (decision 0101). */
  isProven: boolean;
  at: Date;
  /** The buyer's account; null for a guest. */
  customerId: number | null;
  /** Whether new accounts count as guests where the settings do not say. */
  countsNew: boolean;
}

// As many as so many networks may hold at a time: a wave of orders from everywhere waits for staff, a busy hour does not.
const UNPROVEN_NETWORKS_AN_HOUR = 6;

/** What an order of a guest is beyond; null: nothing. An account that is known to the shop is no guest. */
export type GuestCheck = { isGuest: false } | { isGuest: true; beyond: RequestReason | null };

/** Whether an order takes stock before it is paid: a card pays at once, or gives the stock back within minutes. */
export function isPaidLater({ paymentMethod }: Pick<Checkout, 'paymentMethod'>): boolean {
  return paymentMethod.provider === 'bank_transfer' || paymentMethod.provider === 'manual';
}

/**
 * Whether the buyer of an unpaid order counts as a guest, and what the order would be beyond, together with what unpaid guests hold
 * already (decision C15). So does a new account, until its first payment. One statement. Call it with the products locked, so that
 * orders of the same goods follow each other.
 */
export async function checkGuest(tx: Transaction, order: GuestOrder): Promise<GuestCheck> {
  const { isGuest, ...held } = await readHeld(tx, order);
  return isGuest ? { isGuest, beyond: findExcess(order, held) } : { isGuest };
}

function findExcess(order: GuestOrder, { limits, ...held }: Omit<Held, 'isGuest'>): RequestReason | null {
  const { guestOrders, guestAmount, guestShare } = limits;
  const { grandTotal } = order.priced.totals;
  if (guestOrders !== null && held.lastHour >= guestOrders * UNPROVEN_NETWORKS_AN_HOUR) return 'rush';
  if (guestOrders !== null && Math.max(held.networkOrders, held.emailOrders) >= guestOrders) return 'orders';
  const amount = Math.max(held.networkAmount, held.emailAmount) + grandTotal;
  if (guestAmount !== null && amount > guestAmount) return 'amount';
  return guestShare < 100 && order.taken.some((product) => isTooMuch(product, order, held.pieces, guestShare))
    ? 'stock'
    : null;
}

interface Held {
  isGuest: boolean;
  limits: Settings['holding'];
  networkOrders: number;
  networkAmount: Pence;
  emailOrders: number;
  emailAmount: Pence;
  /** The orders of the last hour that unpaid guests hold together; 0 for a proven order, which they do not concern. */
  lastHour: number;
  /** Pieces by product. */
  pieces: Record<string, number>;
}

// The counting stands in migrations/0084_unpaid_orders.sql, for it takes locks before it looks. Of a known account it is told to
// look for nothing.
async function readHeld(tx: Transaction, order: GuestOrder): Promise<Held> {
  const { network, email, goods, isProven, at } = order;
  const bought = sql.param(goods.map(({ productId }) => productId));
  const { rows } = await tx.execute(sql`
    select held.*, buyer.limits, buyer."isGuest", ${isProven ? sql`0` : countOfLastHour(at)} as last_hour from (
      select setting.limits, ${isGuest(order)} as "isGuest" from (select ${settingValue('holding')} as limits) setting
    ) buyer,
      held_by_guests(${network}, ${email}, ${bought}::integer[],
        case when buyer."isGuest" then buyer.limits else '{"guestShare": 100}'::jsonb end) held`);
  const row = rows[0] as Record<string, string | number | boolean | null> & {
    limits: Held['limits'];
    pieces: Held['pieces'] | null;
  };
  return {
    isGuest: Boolean(row.isGuest),
    limits: row.limits,
    networkOrders: Number(row.network_orders),
    networkAmount: toPence(String(row.network_amount ?? 0)),
    emailOrders: Number(row.email_orders),
    emailAmount: toPence(String(row.email_amount ?? 0)),
    lastHour: Number(row.last_hour),
    pieces: row.pieces ?? {},
  };
}

// The partial index has nothing but the orders of unpaid guests.
function countOfLastHour(at: Date): SQL {
  const { heldNetwork, paymentStatus, status, orderDate } = orders;
  return sql`case when buyer.limits ->> 'guestOrders' is null then 0 else (select count(*) from ${orders} where ${heldNetwork} is not null and ${paymentStatus} = 'pending'
    and ${status} <> 'cancelled' and ${orderDate} > ${addMinutes(at, -60).toISOString()}::timestamptz) end`;
}

/** Guests, and accounts that have paid nothing yet: neither an order, nor one by phone or of a quote, nor by credit. */
function isGuest({ customerId, countsNew }: GuestOrder): SQL {
  if (customerId === null) return sql`true`;
  const counts = sql`coalesce((setting.limits ->> 'newAccounts')::boolean, ${countsNew})`;
  const isPaid = notInArray(orders.paymentStatus, ['pending', 'failed']);
  // Staff vouched for it: taken by phone, quoted or confirmed. An own order by transfer has its network, one by card waits.
  const isVouchedFor = and(isNull(orders.heldNetwork), eq(orders.awaitsPayment, false), ne(orders.status, 'cancelled'));
  const makesKnown = and(eq(orders.customerId, customerId), or(isPaid, isVouchedFor));
  return sql`${counts} and not exists (select from ${orders} where ${makesKnown})
    and not exists (select from ${customerCredit} where ${eq(customerCredit.customerId, customerId)})`;
}

/** Whether guests would hold more than their share of all that is not paid for, on the shelf or held; one piece is always theirs. */
function isTooMuch(
  { id, stockQuantity }: TakenProduct,
  { goods }: GuestOrder,
  pieces: Held['pieces'],
  share: number,
): boolean {
  const held = pieces[id] ?? 0;
  const wanted = goods.reduce((sum, line) => sum + (line.productId === id ? line.quantity : 0), 0);
  const most = Math.max(1, Math.floor(((stockQuantity + held) * share) / 100));
  return held + wanted > most;
}
