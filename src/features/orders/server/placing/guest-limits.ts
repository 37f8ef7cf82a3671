import { type SQL, sql } from 'drizzle-orm';
import type { TakenProduct } from '#features/catalogue/server/door.ts';
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
}

// As many as so many networks may hold at a time: a wave of orders from everywhere waits for staff, a busy hour does not.
const UNPROVEN_NETWORKS_AN_HOUR = 6;

/** Whether an order takes stock before it is paid: a card pays at once, or gives the stock back within minutes. */
export function isPaidLater({ paymentMethod }: Pick<Checkout, 'paymentMethod'>): boolean {
  return paymentMethod.provider === 'bank_transfer' || paymentMethod.provider === 'manual';
}

/**
 * What an unpaid order of a guest would be beyond, together with what unpaid guests hold already; null: nothing (decision C15).
 * One statement. Call it with the products locked, so that orders of the same goods follow each other.
 */
export async function findExcess(tx: Transaction, order: GuestOrder): Promise<RequestReason | null> {
  const { limits, ...held } = await readHeld(tx, order);
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

// The counting stands in migrations/0084_unpaid_orders.sql, for it takes locks before it looks.
async function readHeld(tx: Transaction, { network, email, goods, isProven, at }: GuestOrder): Promise<Held> {
  const bought = sql.param(goods.map(({ productId }) => productId));
  const { rows } = await tx.execute(sql`
    select held.*, setting.limits, ${isProven ? sql`0` : countOfLastHour(at)} as last_hour from (select ${settingValue('holding')} as limits) setting,
      held_by_guests(${network}, ${email}, ${bought}::integer[], setting.limits) held`);
  const row = rows[0] as Record<string, string | number | null> & {
    limits: Held['limits'];
    pieces: Held['pieces'] | null;
  };
  return {
    limits: row.limits,
    networkOrders: Number(row.network_orders),
    networkAmount: toPence(row.network_amount ?? 0),
    emailOrders: Number(row.email_orders),
    emailAmount: toPence(row.email_amount ?? 0),
    lastHour: Number(row.last_hour),
    pieces: row.pieces ?? {},
  };
}

// The partial index has nothing but the orders of unpaid guests.
function countOfLastHour(at: Date): SQL {
  const { heldNetwork, paymentStatus, status, orderDate } = orders;
  return sql`case when setting.limits ->> 'guestOrders' is null then 0 else (select count(*) from ${orders} where ${heldNetwork} is not null and ${paymentStatus} = 'pending'
    and ${status} <> 'cancelled' and ${orderDate} > ${addMinutes(at, -60).toISOString()}::timestamptz) end`;
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
