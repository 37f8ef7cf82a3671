import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderStatus } from '#features/orders/status.ts';
import { londonDayOf } from '#values/london-day.ts';
import { toDecimal, vatWithin } from '#values/money.ts';
import { creditAmounts, type Issued, invoiceAmounts, nextDocument, openInvoices } from './next-document.ts';
import type { LedgerRow } from './supply.ts';

// Whatever happens to an order, its documents say what was supplied, and no pound of VAT is counted twice.

type Step =
  | { do: 'pay' | 'refund'; share: number }
  | { do: 'set'; status: OrderStatus }
  | { do: 'wait'; days: number }
  | { do: 'issue' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pay' as const), share: fc.constantFrom(1, 10, 30, 33, 50, 100) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund' as const), share: fc.constantFrom(1, 20, 50, 100) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      status: fc.constantFrom<OrderStatus>('cancelled', 'pending', 'processing', 'shipped', 'delivered'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 40 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('issue' as const) }) },
);

const rate = fc.constantFrom(0, 500, 1750, 2000);
const life = fc.record({
  grandTotal: fc.integer({ min: 1, max: 2_000_000 }),
  rates: fc.oneof(
    { weight: 2, arbitrary: rate.map((one) => [one, one] as const) },
    { weight: 1, arbitrary: fc.tuple(rate, rate) },
  ),
  steps: fc.array(step, { maxLength: 24 }),
});

test('invoices less credits are what was supplied or paid ahead, at the rates of their tax points', () => {
  fc.assert(
    fc.property(life, ({ grandTotal, rates, steps }) => {
      const order = openOrder(grandTotal, rates);
      for (const one of steps) {
        order.take(one);
        if (one.do === 'issue') order.expectSound();
      }
      order.take({ do: 'set', status: 'cancelled' });
      order.take({ do: 'issue' });
      order.expectSound();
    }),
    { numRuns: 1_500 },
  );
});

test('clocks that disagree neither lose a document nor issue without end', () => {
  fc.assert(
    fc.property(life, ({ grandTotal, rates, steps }) => {
      const order = openOrder(grandTotal, [rates[0], rates[0]], true);
      for (const one of [...steps, { do: 'set', status: 'cancelled' }, { do: 'issue' }] as const) order.take(one);
      order.expectSound();
    }),
    { numRuns: 500 },
  );
});

test('a deposit of a third, the rest, and a third of it refunded: £20.00 of VAT in three parts, and then less', () => {
  const order = openOrder(12_000, [2000, 2000]);
  for (const one of [
    { do: 'pay', share: 33 },
    { do: 'issue' },
    { do: 'wait', days: 30 },
    { do: 'pay', share: 100 },
    { do: 'issue' },
  ] as const) {
    order.take(one);
  }
  expect(order.issued.map(({ isDeposit, total, vatAmount }) => [isDeposit, total, vatAmount])).toEqual([
    [true, 3_960, 660],
    [false, 8_040, 1_340],
  ]);
  order.take({ do: 'refund', share: 100 });
  order.take({ do: 'issue' });
  // The final invoice is credited before the deposit.
  expect(order.issued.slice(2).map(({ invoiceId, total, vatAmount }) => [invoiceId, total, vatAmount])).toEqual([
    [2, 8_040, 1_340],
    [1, 3_960, 660],
  ]);
});

function openOrder(grandTotal: number, rates: readonly [number, number], skewed = false) {
  let now = Date.UTC(2026, 0, 5, 9);
  // Two instances, of which one is two minutes behind.
  const tick = () => {
    now += 60_000;
    return new Date(now - (skewed && now % 120_000 === 0 ? 120_000 : 0));
  };
  const start = tick();
  const history = {
    placedAt: start,
    grandTotal,
    events: [{ status: 'pending' as OrderStatus, at: start }],
    ledger: [] as LedgerRow[],
  };
  const issued: Issued[] = [];
  // The rate changes on the 1st of February.
  const rateOn = (at: Date) => rates[londonDayOf(at) < '2026-02-01' ? 0 : 1];
  const sum = (kind: LedgerRow['kind']) =>
    history.ledger.reduce((all, row) => all + (row.kind === kind ? row.amount : 0), 0);
  const held = () => sum('payment') - sum('refund');
  const status = () => history.events.at(-1)?.status;
  // Dispatched and not cancelled since.
  const isSent = () => {
    const last = history.events.findLastIndex((event) => event.status === 'cancelled');
    return history.events.slice(last + 1).some((event) => ['shipped', 'delivered'].includes(event.status));
  };
  const move = (kind: LedgerRow['kind'], most: number, share: number) => {
    const amount = Math.max(1, Math.round((most * share) / 100));
    if (most > 0) history.ledger.push({ id: history.ledger.length + 1, kind, amount, recordedAt: tick() });
  };

  const issue = () => {
    for (let due = nextDocument(history, issued); due; due = nextDocument(history, issued)) {
      const open = openInvoices(issued);
      const percent =
        due.kind === 'invoice' ? rateOn(due.taxPoint) : Math.round(Number(due.invoice.vatRate ?? 0) * 100);
      const amounts = (due.kind === 'invoice' ? invoiceAmounts : creditAmounts)(open, due.total, percent);
      issued.push({
        ...amounts,
        id: issued.length + 1,
        kind: due.kind,
        isDeposit: due.kind === 'invoice' && due.is === 'deposit',
        invoiceId: due.kind === 'invoice' ? null : due.invoice.id,
        paymentId: due.row?.id || null,
        taxPoint: due.kind === 'invoice' ? due.taxPoint : due.invoice.taxPoint,
        vatRate: toDecimal(percent),
      });
      expect(issued.length).toBeLessThan(500);
    }
  };

  return {
    issued,
    take(one: Step) {
      if (one.do === 'pay') move('payment', Math.max(0, grandTotal - held()), one.share);
      if (one.do === 'refund') move('refund', held(), one.share);
      if (one.do === 'set' && one.status !== status()) history.events.push({ status: one.status, at: tick() });
      if (one.do === 'wait') now += one.days * 86_400_000;
      if (one.do === 'issue') issue();
    },
    expectSound() {
      const open = openInvoices(issued);
      const total = open.reduce((all, { left }) => all + left.total, 0);
      if (status() === 'cancelled') expect(total).toBe(0);
      else if (held() === grandTotal) expect(total).toBe(grandTotal);
      else if (!isSent()) expect(total).toBe(held());
      else if (sum('refund') === 0) expect(total).toBe(grandTotal);
      else expect(total >= held() && total <= grandTotal).toBe(true);
      for (const percent of new Set(rates)) {
        const same = open.filter(({ invoice }) => Number(invoice.vatRate) * 100 === percent);
        const [gross, vat] = (['total', 'vatAmount'] as const).map((key) =>
          same.reduce((all, { left }) => all + left[key], 0),
        );
        expect(vat).toBe(vatWithin(gross ?? 0, percent));
      }
      for (const { kind, id, ...amounts } of issued) {
        expect(amounts.exVat + amounts.vatAmount).toBe(amounts.total);
        expect(Math.min(amounts.exVat, amounts.vatAmount)).toBeGreaterThanOrEqual(0);
        const credits = issued.filter(({ invoiceId }) => invoiceId === id);
        const left = credits.reduce((rest, credit) => rest - credit.total, amounts.total);
        const vatLeft = credits.reduce((rest, credit) => rest - credit.vatAmount, amounts.vatAmount);
        if (kind === 'invoice') expect(left >= 0 && vatLeft >= 0 && vatLeft <= left).toBe(true);
        if (kind === 'invoice' && left === 0) expect(vatLeft).toBe(0);
      }
      expect(nextDocument(history, issued)).toBeNull();
    },
  };
}
