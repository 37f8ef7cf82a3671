import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { ledgerRows } from './order-payments.tsx';

const rowsOf = (order: Partial<Order>, refundable: string) =>
  ledgerRows({ status: 'pending', owedBack: null, ...order } as Order, {
    refundable,
    payments: [{}] as Parameters<typeof ledgerRows>[1]['payments'],
  });

test('a refunded order is due for nothing, although it could be paid again', () => {
  expect(rowsOf({ paymentStatus: 'refunded', due: '0.00' }, '0.00')).toEqual([
    { label: 'Can be refunded', value: '£0.00' },
  ]);
});

test('what is still to be paid is named as the list and the spreadsheet name it', () => {
  expect(rowsOf({ paymentStatus: 'pending', due: '676.40' }, '41.20')).toEqual([
    { label: 'Due', value: '£676.40' },
    { label: 'Can be refunded', value: '£41.20' },
  ]);
});
