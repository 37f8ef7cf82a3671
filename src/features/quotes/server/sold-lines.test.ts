import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totals } from '#features/orders/order-totals.ts';
import { toDecimal, toPence } from '#values/money.ts';
import type { QuotedService } from '../quoted-service.ts';
import type { WholeQuote } from './load-quotes.ts';
import { presentQuote, sumsOf } from './present-quote.ts';
import { soldLines } from './sold-lines.ts';

const service = fc.constantFrom<QuotedService | null>(
  null,
  { kind: 'fitting', screenId: 7, heightCm: 250, isByHand: false },
  { kind: 'fitting', screenId: 7, heightCm: 700, isByHand: true },
  { kind: 'survey', isByHand: false },
);
const line = fc.record({
  id: fc.nat(),
  quoteId: fc.constant(1),
  productId: fc.integer({ min: 1, max: 99 }),
  productName: fc.constant('Line'),
  sku: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 999 }),
  listPrice: fc.integer({ min: 0, max: 500_000 }),
  unitPrice: fc.integer({ min: 0, max: 500_000 }),
  service,
});

const quoteOf = (deliveryFee: number): WholeQuote['quote'] => ({
  ...{ id: 1, number: 'BQ-1', status: 'sent', name: 'A', email: 'a@b.example', phone: '1', company: null },
  ...{ customerId: null, request: null, note: null, plan: null, deliveryMethodId: null, deliveryFee },
  ...{ deliveryZone: null, depositPercent: null, deliverOn: null, validUntil: '2199-12-31', round: 1 },
  ...{ accessKeyHash: null, sentAt: null, sentBy: null, decidedAt: null, declineReason: null, orderId: null },
  ...{ acceptKeyHash: null, version: 1, createdAt: new Date(0) },
  fitting: { postcode: 'LS1 4AP', zone: 'mainland', wishes: ['2026-12-04'] },
});

test('a quote, the lines that it shows and the order that it becomes come to the same penny', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.constantFrom(0, 500, 1_750, 2_000),
      (lines, fee, vatRate) => {
        const quote = quoteOf(fee);
        const whole = { ...{ quote, lines, delivery: null, orderNumber: null }, sentBy: null, email: null };
        const quoted = sumsOf(whole, vatRate);
        const sold = soldLines(whole);
        const ordered = totals({
          ...{
            lines: [...sold.lines, ...(sold.services?.lines ?? [])],
            discountPence: 0,
            deliveryFeePence: fee,
            vatRate,
          },
        });
        expect(ordered).toEqual(quoted);
        const shown = presentQuote(whole, { vatRate, today: '2026-11-23' });
        const added = shown.lines.reduce((sum, { total }) => sum + toPence(total ?? 0), 0);
        expect(toDecimal(added)).toBe(shown.sums?.subtotal);
        expect(toPence(shown.sums?.grandTotal ?? 0)).toBe(added + fee + ordered.vatAmount);
      },
    ),
  );
});

test('goods take stock, services do not, and each fitting names the screen that is fitted', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (lines) => {
      const whole = { ...{ quote: quoteOf(0), lines, delivery: null, orderNumber: null }, sentBy: null, email: null };
      const { lines: goods, services } = soldLines(whole);
      expect(goods.length + (services?.lines.length ?? 0)).toBe(lines.length);
      expect(goods.length).toBe(lines.filter((one) => one.service === null).length);
      const fitted = lines.filter((one) => one.service?.kind === 'fitting');
      expect(services?.screens.map(({ count }) => count) ?? []).toEqual(fitted.map(({ quantity }) => quantity));
    }),
  );
});
