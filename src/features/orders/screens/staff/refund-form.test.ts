import { expect, test } from 'vitest';
import { chosenItems, refundErrors } from './refund-form.ts';

const problem = (errors: Record<string, string[]>, extra: object = {}) => ({
  ...{ type: 'about:blank', title: 'Please check your entries', status: 409, detail: 'No', errors },
  ...extra,
});

function typed(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const order = { items: [{ id: 7 }, { id: 8 }, { id: 9 }] };

test('what was typed is sent as it is: half a piece and less than none are for the server to refuse', () => {
  const form = typed({ 'item-7': '0', 'item-8': '2.5', 'item-9': '-1' });
  expect(chosenItems(order, form)).toEqual([
    { itemId: 8, quantity: 2.5 },
    { itemId: 9, quantity: -1 },
  ]);
});

test('an error is shown at its line, whether the server names its place or the line itself', () => {
  const sent = chosenItems(order, typed({ 'item-8': '2.5', 'item-9': '1' }));
  expect(refundErrors(problem({ 'items.1.quantity': ['Whole pieces'] }), sent)).toEqual({ 'item-9': ['Whole pieces'] });
  expect(refundErrors(problem({ items: ['Only 1 is left'] }, { itemId: 8 }), sent)).toEqual({
    'item-8': ['Only 1 is left'],
  });
  expect(refundErrors(problem({ amount: ['At most £5.00'] }), sent)).toEqual({ amount: ['At most £5.00'] });
});
