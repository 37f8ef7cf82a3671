import { expect, test } from 'vitest';
import { statusQuestion, unpaidQuestion } from './status-question.ts';

const paid = { orderNumber: 'BF-1', status: 'processing', due: '0.00' } as const;
const unpaid = { orderNumber: 'BF-2', status: 'pending', due: '318.00' } as const;

test('goods that are not paid for do not leave the shop without a question', () => {
  expect(unpaidQuestion(unpaid, 'shipped')).toBe(
    '£318.00 of BF-2 is still to be paid. Set it to Shipped all the same?',
  );
  expect(unpaidQuestion(unpaid, 'delivered')).toContain('Set it to Delivered');
});

test('nothing is asked of an order that is paid, that stays, or whose goods have left', () => {
  expect(unpaidQuestion(paid, 'shipped')).toBeNull();
  expect(unpaidQuestion(unpaid, 'processing')).toBeNull();
  expect(unpaidQuestion(unpaid, 'cancelled')).toBeNull();
  expect(unpaidQuestion({ ...unpaid, status: 'shipped' }, 'delivered')).toBeNull();
});

test('of several orders it is said how many are not paid for and that their customers are told', () => {
  const asked = (orders: Parameters<typeof statusQuestion>[0], isSilent = false) =>
    statusQuestion(orders, 'shipped', isSilent);
  expect(asked([paid, paid])).toBe('Set these 2 orders to Shipped? Each customer gets an e-mail.');
  expect(asked([paid, unpaid])).toContain('Each customer gets an e-mail. One of them is not paid in full.');
  expect(asked([paid, unpaid, unpaid])).toContain('2 of them are not paid in full.');
  expect(asked([unpaid, unpaid], true)).toBe('Set these 2 orders to Shipped? None of them is paid in full.');
  expect(asked([unpaid], true)).toBe('Set this order to Shipped? It is not paid in full.');
});

test('a change that nobody is told of and that moves no goods is not asked about', () => {
  expect(statusQuestion([paid, unpaid], 'processing', false)).toBeNull();
  expect(statusQuestion([unpaid], 'cancelled', true)).toBe(
    'Set this order to Cancelled? What was paid then waits under Owed back.',
  );
});
