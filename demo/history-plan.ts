import type { OrderStatus } from '#features/orders/status.ts';

/** One order of the demo history: who bought what, how long ago, and how far it has come. */
export interface PlannedOrder {
  daysAgo: number;
  customer: number;
  /** Index into the catalogue and quantity, a pair a line. */
  lines: [product: number, quantity: number][];
  delivery: 'Standard' | 'Express' | 'Next Day' | 'Collection';
  payment: 'Card' | 'Bank transfer';
  status: OrderStatus;
}

export const HISTORY_DAYS = 120;
const ORDERS = 60;
// Sixteen days old: its transfer should have come by now.
const OVERDUE = 42;

/** Sixty orders over the last 120 days, the same every time: old ones delivered, recent ones on their way. */
export function planHistory(customers: number, products: number): PlannedOrder[] {
  const random = seededRandom(20_261_121);
  const pick = (below: number) => Math.floor(random() * below);
  return Array.from({ length: ORDERS }, (_, i) => {
    const daysAgo = HISTORY_DAYS * (1 - i / (ORDERS - 1)) ** 1.6;
    const status = statusFor(daysAgo, i);
    const isOverdue = i === OVERDUE;
    const lineCount = 1 + (random() < 0.45 ? 1 : 0) + (random() < 0.2 ? 1 : 0);
    const lines = new Map<number, number>();
    while (lines.size < lineCount) lines.set(pick(products), random() < 0.7 ? 1 : 2 + pick(3));
    return {
      daysAgo: Math.max(0.02, daysAgo),
      // Every sixth order is the demo customer's, so that their dashboard is not empty.
      customer: i % 6 === 5 ? 0 : 1 + pick(customers - 1),
      lines: [...lines],
      delivery: deliveryFor(status, pick(5)),
      payment: random() < 0.6 && !isOverdue ? 'Card' : 'Bank transfer',
      status,
    };
  });
}

// An order that is collected has no driver.
function deliveryFor(status: OrderStatus, drawn: number): PlannedOrder['delivery'] {
  const methods = ['Standard', 'Standard', 'Express', 'Next Day', 'Collection'] as const;
  const method = methods[drawn] ?? 'Standard';
  return method === 'Collection' && !['pending', 'processing'].includes(status) ? 'Express' : method;
}

function statusFor(daysAgo: number, i: number): OrderStatus {
  if (i === OVERDUE) return 'pending';
  if (i % 13 === 7) return 'cancelled';
  if (daysAgo > 12) return 'delivered';
  if (daysAgo > 7) return (['delivered', 'out_for_delivery', 'shipped'] as const)[i % 3] ?? 'delivered';
  if (daysAgo > 3) return (['shipped', 'out_for_delivery', 'processing'] as const)[i % 3] ?? 'shipped';
  return (['processing', 'pending', 'out_for_delivery'] as const)[i % 3] ?? 'pending';
}

/** The steps that lead to a status, each with the share of the way between order and now at which it happened. */
export function stepsTo(status: OrderStatus): OrderStatus[] {
  const way: OrderStatus[] = ['processing', 'shipped', 'out_for_delivery', 'delivered'];
  if (status === 'cancelled') return ['processing', 'cancelled'];
  return way.slice(0, way.indexOf(status) + 1);
}

// A small linear congruential generator: the demo must look the same at every start.
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
