import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import type { OrderRow } from '#features/orders/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatDate } from '#values/instant.ts';
import { lastReturnDay, returnWindow } from '../return-window.ts';

/** Refuses a request outside the return window, and says how to contact support (decision C11). */
export async function demandOpenWindow(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const window = returnWindow(order, now);
  if (window === 'open') return;
  const { email, phone } = await companyDetails(tx);
  const ways = [email, phone].filter(Boolean).join(', ');
  const support = `Please contact support${ways && `: ${ways}`}.`;
  const last = lastReturnDay(order);
  throw refuse(
    'not_returnable',
    last
      ? `A return of this order could be requested until ${formatDate(last)}. ${support}`
      : `A return can be requested for ${RETURN_WINDOW_DAYS} days once the order has been delivered. ${support}`,
  );
}
