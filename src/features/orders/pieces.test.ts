import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOf, type LedgerSums, netOf } from '#features/payments/ledger-sums.ts';
import { Refusal } from '#platform/refusal.ts';
import { withVat } from '#values/money.ts';
import { measureRefund, type RefundWish } from './measure-refund.ts';
import { goodsRetained } from './order-ledger.ts';
import { allPiecesLeft, piecesStillPaid, valueOfPieces } from './pieces.ts';

const board = { id: 1, productName: '43-inch menu board', unitPrice: 29_900, quantity: 3, refunded: 0 };
const bracket = { id: 2, productName: 'Wall bracket', unitPrice: 1_800, quantity: 1, refunded: 0 };

function orderOf(lines: readonly { unitPrice: number; quantity: number }[], discountPercent = 0, vatRate = 2000) {
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const [discount, deliveryFee] = [Math.floor((subtotal * discountPercent) / 100), 999];
  return {
    ...{ subtotal, discount, deliveryFee, vatRate },
    grandTotal: withVat(subtotal - discount + deliveryFee, vatRate),
  };
}

function standing(wish: RefundWish, refundedBoards = 0) {
  const order = orderOf([board, bracket]);
  const lines = [{ ...board, refunded: refundedBoards }, bracket];
  const [refunded, goodsReturned] = [withVat(29_900 * refundedBoards, 2000), 29_900 * refundedBoards];
  const sums = { paid: order.grandTotal, refunded, withheld: 0, goodsReturned, released: refunded };
  return () => measureRefund({ order, sums, lines }, wish);
}

test.each([
  ['of nothing', { amount: 0 }, 'Enter an amount above £0.00: £1,109.99 is left to refund.'],
  ['of less than nothing', { amount: -1 }, 'Enter an amount above £0.00: £1,109.99 is left to refund.'],
  ['of a penny more than is left', { amount: 111_000 }, 'At most £1,109.99 can be refunded.'],
  ['of a piece too many', { pieces: [{ itemId: 1, quantity: 4 }] }, 'Only 3 of 43-inch menu board are left to refund.'],
  ['of pieces of another order', { pieces: [{ itemId: 9, quantity: 1 }] }, 'Choose lines of this order.'],
])('a refund %s is refused with what is left, and nothing is cut', (_what, wish, sentence) => {
  expect(standing(wish)).toThrow(sentence);
});

test('pieces that were refunded before are not refunded again', () => {
  expect(standing({ pieces: [{ itemId: 1, quantity: 2 }] }, 2)).toThrow(
    'Only 1 of 43-inch menu board is left to refund.',
  );
  expect(standing({ pieces: [{ itemId: 1, quantity: 1 }] }, 3)).toThrow('have been refunded already');
  expect(piecesStillPaid([{ ...board, refunded: 2 }], [{ itemId: 1, quantity: 3 }])).toEqual([
    { itemId: 1, quantity: 1 },
  ]);
});

test('one piece is its price with VAT, and the last penny takes all pieces along', () => {
  const [one] = [{ itemId: 1, quantity: 1 }];
  expect(standing({ pieces: [one] })()).toEqual({ amount: 35_880, goods: 29_900, released: 35_880, pieces: [one] });
  const rest = [
    { itemId: 1, quantity: 2 },
    { itemId: 2, quantity: 1 },
  ];
  expect(standing({}, 1)()).toEqual({ amount: 75_119, goods: 61_600, released: 75_119, pieces: rest });
});

const wish = fc.record({
  amount: fc.option(fc.integer({ min: -100, max: 400_000 }), { nil: undefined }),
  chosen: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 }),
});

test('whatever is refunded in whatever sequence: never more than was paid, never a piece twice, nothing cut', () => {
  const line = fc.record({ unitPrice: fc.integer({ min: 1, max: 90_000 }), quantity: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 1, max: 100 }),
      fc.array(wish, { maxLength: 12 }),
      (bought, discountPercent, paidPercent, wishes) => {
        const order = orderOf(bought, discountPercent);
        const lines = bought.map((one, index) => ({
          ...one,
          id: index + 1,
          productName: `Board ${index}`,
          refunded: 0,
        }));
        const paid = Math.ceil((order.grandTotal * paidPercent) / 100);
        const sums: LedgerSums = { paid, refunded: 0, withheld: 0, goodsReturned: 0, released: 0 };
        const refund = ({ amount, chosen }: { amount?: number | undefined; chosen: number[] }) => {
          const pieces = lines.flatMap(({ id }, at) => (chosen[at] ? [{ itemId: id, quantity: chosen[at] }] : []));
          const [left, due] = [netOf(sums), dueOf(order.grandTotal, sums)];
          try {
            const made = measureRefund({ order, sums, lines }, { amount, pieces });
            // What was asked for, or a refusal: never a part of it.
            if (amount !== undefined) expect(made.amount).toBe(amount);
            for (const one of pieces)
              expect(made.pieces).toContainEqual(expect.objectContaining({ itemId: one.itemId }));
            sums.refunded += made.amount;
            sums.goodsReturned += made.goods;
            sums.released += made.released;
            // Of a paid order nothing becomes due, pieces that go back never raise it, and a part of a deposit stays to be paid.
            const after = dueOf(order.grandTotal, sums);
            if (due === 0 || made.pieces.length > 0) expect(after).toBeLessThanOrEqual(due);
            else expect(after).toBe(due + made.amount);
            // What the order costs by now is what is paid and due: nothing that stays charged is called off.
            expect(order.grandTotal - sums.released).toBe(netOf(sums) + after);
            for (const { itemId, quantity } of made.pieces) {
              const of = lines.find(({ id }) => id === itemId);
              if (of) of.refunded += quantity;
            }
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            expect(netOf(sums)).toBe(left);
          }
          expect(netOf(sums)).toBeGreaterThanOrEqual(0);
          expect(goodsRetained(order, sums)).toBeGreaterThanOrEqual(0);
          for (const { refunded, quantity } of lines) expect(refunded).toBeLessThanOrEqual(quantity);
        };
        for (const one of wishes) refund(one);
        refund({ chosen: [] });
        expect(netOf(sums)).toBe(0);
        // What is left to be sent is still to be paid.
        if (dueOf(order.grandTotal, sums) > 0) return;
        expect(allPiecesLeft(lines)).toEqual([]);
        expect(goodsRetained(order, sums)).toBe(0);
      },
    ),
  );
});

test('of a part-paid order one piece goes back for what was paid of it, and the others stay to be paid', () => {
  const order = orderOf([board, bracket]);
  const sums = { paid: 35_880, refunded: 0, withheld: 0, goodsReturned: 0, released: 0 };
  const one = { itemId: 1, quantity: 1 };
  const measure = (wish: RefundWish, paid: number) =>
    measureRefund({ order, sums: { ...sums, paid }, lines: [board, bracket] }, wish);
  expect(measure({ pieces: [one] }, 100_000)).toMatchObject({ amount: 35_880, released: 35_880, pieces: [one] });
  expect(measure({ pieces: [one] }, 35_880)).toMatchObject({ amount: 35_880, released: 35_880, pieces: [one] });
  expect(measure({ pieces: [one] }, 10_000)).toMatchObject({ amount: 10_000, released: 35_880, pieces: [one] });
  expect(measure({ amount: 4_000 }, 10_000)).toMatchObject({ amount: 4_000, released: 0, pieces: [] });
  // Without a piece that is named, all money back is all goods back.
  expect(measure({}, 10_000)).toMatchObject({ amount: 10_000, released: order.grandTotal });
});

const refusalOf = (measure: () => unknown): Partial<Refusal> => {
  try {
    measure();
    return {};
  } catch (error) {
    const { code, errors, extra, message } = error as Refusal;
    return { code, message, ...(errors && { errors }), extra };
  }
};

test('of a piece that goes back for less than it is worth the rest stays charged, and earns its points', () => {
  const [one] = [{ itemId: 1, quantity: 1 }];
  const less = { amount: 10_000, goods: 8_333, released: 10_000, pieces: [one] };
  expect(standing({ pieces: [one], amount: 10_000 })()).toEqual(less);
  expect(standing({ pieces: [one], amount: 35_879 })()).toMatchObject({ released: 35_879, goods: 29_899 });
  // A few pounds more, for the trouble, are money off the goods that stay.
  expect(standing({ pieces: [one], amount: 40_000 })()).toMatchObject({ released: 40_000, goods: 33_279 });
  const rest = [
    { itemId: 1, quantity: 3 },
    { itemId: 2, quantity: 1 },
  ];
  expect(standing({ pieces: rest, amount: 10_000 })()).toMatchObject({ released: 10_000, pieces: rest });
});

test('what is kept of a piece of a part-paid order pays what is still due first, and only the rest stays charged', () => {
  const order = orderOf([board, bracket]);
  const sums = { paid: 100_000, refunded: 0, withheld: 0, goodsReturned: 0, released: 0 };
  const one = { itemId: 1, quantity: 1 };
  const made = measureRefund({ order, sums, lines: [board, bracket] }, { pieces: [one], amount: 10_000 });
  expect(made).toMatchObject({ amount: 10_000, released: order.grandTotal - 90_000, pieces: [one] });
});

test('of an order that was paid too much, what was too much goes back without making it cheaper', () => {
  const order = orderOf([board]);
  const sums = { paid: order.grandTotal + 500, refunded: 0, withheld: 0, goodsReturned: 0, released: 0 };
  expect(measureRefund({ order, sums, lines: [board] }, { amount: 700 })).toMatchObject({ amount: 700, released: 200 });
});

test('each refusal names its field, and the piece that there is too much of', () => {
  const sentence = 'Only 3 of 43-inch menu board are left to refund.';
  expect(refusalOf(standing({ pieces: [{ itemId: 1, quantity: 4 }] }))).toEqual({
    ...{ code: 'more_than_left', message: sentence, errors: { items: [sentence] }, extra: { itemId: 1 } },
  });
  expect(refusalOf(standing({ pieces: [{ itemId: 1, quantity: 3 }] }))).toEqual({});
  const foreign = 'Choose lines of this order.';
  expect(refusalOf(standing({ pieces: [{ itemId: 9, quantity: 1 }] }))).toEqual({
    ...{ code: 'invalid', message: foreign, errors: { items: [foreign] }, extra: {} },
  });
  expect(refusalOf(standing({ amount: 111_000 }))).toMatchObject({
    ...{ code: 'more_than_paid', errors: { amount: ['At most £1,109.99 can be refunded.'] } },
  });
  expect(refusalOf(standing({ amount: 0 }))).toMatchObject({
    code: 'invalid',
    errors: { amount: [expect.any(String)] },
  });
  expect(standing({ amount: 1 })().amount).toBe(1);
});

test('of an order that was not paid nothing can be refunded, and it says so', () => {
  const order = orderOf([board]);
  const unpaid = (wish: RefundWish) => () =>
    measureRefund(
      { order, sums: { paid: 0, refunded: 0, withheld: 0, goodsReturned: 0, released: 0 }, lines: [board] },
      wish,
    );
  expect(refusalOf(unpaid({}))).toMatchObject({
    code: 'more_than_paid',
    message: 'Nothing is left of this order to refund.',
  });
  expect(refusalOf(unpaid({ amount: 0 })).message).toBe('Enter an amount above £0.00: nothing is left to refund.');
});

test('what pieces cost counts beside what those cost that were refunded before', () => {
  expect(
    valueOfPieces(
      [
        { ...board, refunded: 2 },
        { ...bracket, refunded: 1 },
      ],
      [{ itemId: 1, quantity: 1 }],
    ),
  ).toEqual({ ...{ value: 29_900, before: 61_600 } });
});
