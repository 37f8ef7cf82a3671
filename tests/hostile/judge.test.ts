import { expect, test } from 'vitest';
import { mayCall, wrongWithCall, wrongWithPage } from './judge.ts';

const problem = (detail: unknown, status = 400) => ({
  status,
  type: 'application/problem+json',
  text: JSON.stringify({ detail }),
});

test.each([
  ['a fault of the server', problem('Something went wrong.', 500), 'answered 500'],
  ['a refusal without a sentence', problem(undefined), 'says'],
  ['a refusal in a machine’s words', problem('Invalid input: expected string'), 'says'],
  ['a refusal as a page', { status: 404, type: 'text/html', text: '<p>' }, 'as text/html'],
  ['a stack trace', problem('Error at /shop/src/orders.ts:12:5 somewhere'), 'tells too much'],
  ['SQL', problem('Failed query: select "id" from "orders"'), 'tells too much'],
])('%s is a fault', (_, answer, says) => {
  expect(wrongWithCall(answer)).toContain(says);
});

test('a success and a refusal in a sentence are none', () => {
  expect(wrongWithCall({ status: 200, type: 'application/json', text: '{}' })).toBeNull();
  expect(wrongWithCall(problem('Choose a delivery method.'))).toBeNull();
  expect(wrongWithPage({ status: 404, type: 'text/html; charset=utf-8', text: '<h1>Not found</h1>' })).toBeNull();
});

test('a page that fails, or refuses in JSON, is a fault', () => {
  expect(wrongWithPage({ status: 500, type: 'text/html', text: '' })).toBe('answered 500');
  expect(wrongWithPage(problem('This page takes forms only.', 415))).toContain('as application/problem+json');
});

test('who may call what is read from the contract’s own words', () => {
  const roles = ['visitor', 'customer', 'employer', 'admin'] as const;
  const lets = (who: string) => roles.filter((role) => mayCall(role, ['view_orders'], who));
  expect(lets('public, ?scope=all: admin')).toEqual(roles);
  expect(lets('self, of others: perm:view_orders')).toEqual(['customer', 'employer', 'admin']);
  expect(lets('perm:view_orders')).toEqual(['employer', 'admin']);
  expect(lets('perm:manage_orders')).toEqual(['admin']);
  expect(lets('admin')).toEqual(['admin']);
});
