import { expect, test } from 'vitest';
import { chargedOfTakenOff } from './charged-of-taken-off.ts';

const order = (released: string, refunded: number, more: object = {}) => ({
  ...{
    status: 'delivered' as const,
    due: '0.00',
    released,
    grandTotal: '751.20',
    subtotal: '616.00',
    discount: '0.00',
  },
  ...{ deliveryFee: '10.00', vatRate: '20' },
  items: [
    { unitPrice: '299.00', refunded },
    { unitPrice: '18.00', refunded: 0 },
  ],
  ...more,
});

test('a piece that went back for less than it is worth is charged for the rest', () => {
  expect(chargedOfTakenOff(order('100.00', 1))).toBe(25_880);
  expect(chargedOfTakenOff(order('358.80', 1))).toBe(0);
  expect(chargedOfTakenOff(order('100.00', 0))).toBe(0);
});

test('the last of the goods are worth all of the order, the delivery included', () => {
  const all = { items: [{ unitPrice: '308.00', refunded: 2 }] };
  expect(chargedOfTakenOff(order('700.00', 0, all))).toBe(5_120);
  expect(chargedOfTakenOff(order('751.20', 0, all))).toBe(0);
});

test('nothing is charged of a cancelled order, nor called charged while something is due', () => {
  expect(chargedOfTakenOff(order('0.00', 1, { status: 'cancelled' }))).toBe(0);
  expect(chargedOfTakenOff(order('100.00', 1, { due: '20.00' }))).toBe(0);
});
