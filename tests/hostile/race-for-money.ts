import { approvedCard, buildCheckout } from '#features/orders/factory.ts';
import { stockUp } from '../faults/crash.ts';
import type { Outcome } from './attack-calls.ts';
import { count } from './attack-calls.ts';
import type { Caller } from './callers.ts';

const AT_ONCE = 8;

interface Placed {
  id: number;
  version: number;
  grandTotal: string;
}

type Wares = Awaited<ReturnType<typeof stockUp>>;

/** Places orders and moves their money with many requests at the same moment, of which at most one may be done. */
export async function raceForMoney(
  callers: readonly Caller[],
  databaseUrl: string,
  { rounds }: { rounds: number },
): Promise<Outcome> {
  const outcome: Outcome = { requests: 0, byHundred: {}, faults: [] };
  const wares = await stockUp(databaseUrl);
  const admin = callers.find(({ role }) => role === 'admin');
  const customer = callers.find(({ role }) => role === 'customer');
  if (!admin || !customer) throw new Error('A race for money needs an admin and a customer.');
  await Promise.all([admin.refresh(), customer.refresh()]);
  for (let round = 0; round < rounds; round++) {
    const placed = await raceOneCart(customer, wares, outcome);
    if (!placed) continue;
    const { id, version } = placed;
    const refund = { kind: 'refund', reason: 'Race', version };
    const cancel = { status: 'cancelled', money: { how: 'now', reason: 'Race' } };
    const payments = `/api/orders/${id}/payments`;
    const moves: [path: string, method: string, body: object][] = Array.from({ length: AT_ONCE }, (_, n) =>
      n % 2 && round % 2
        ? [`/api/orders/${id}/status`, 'PUT', cancel]
        : [payments, 'POST', n % 4 === 3 ? { ...refund, kind: 'payment' } : refund],
    );
    await Promise.all(moves.map(([path, method, body]) => send(admin, path, method, body, outcome)));
  }
  return outcome;
}

/** Orders one cart many times at once under as many keys: it becomes one order, which this answers. */
async function raceOneCart(customer: Caller, wares: Wares, outcome: Outcome): Promise<Placed | null> {
  for (const productId of wares.products)
    await send(customer, '/api/cart', 'POST', { productId, quantity: 1 }, outcome);
  const [paymentMethodId] = wares.paymentMethodIds;
  const body = buildCheckout(
    { deliveryMethodId: wares.deliveryMethodId, paymentMethodId },
    { testCard: approvedCard, email: undefined },
  );
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => send(customer, '/api/orders', 'POST', body, outcome)),
  );
  const placed = answers.filter(({ status }) => status === 201);
  if (placed.length !== 1) {
    const said = answers.map(({ status, text }) => `${status} ${text.slice(0, 100)}`);
    outcome.faults.push(`One cart became ${placed.length} orders: ${said.join(' | ')}`);
  }
  const [first] = placed;
  return first ? (JSON.parse(first.text) as { order: Placed }).order : null;
}

let keys = 0;

async function send(caller: Caller, path: string, method: string, json: object, outcome: Outcome) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': `race-${process.pid}-${keys++}` };
  const response = await caller.send(path, { method, headers, body: JSON.stringify(json) });
  const text = await response.text();
  outcome.requests += 1;
  count(outcome, response.status);
  if (response.status >= 500)
    outcome.faults.push(`${method} ${path}: answered ${response.status}: ${text.slice(0, 200)}`);
  return { status: response.status, text };
}
