import { expect, test } from 'vitest';
import { errorsByField, returnBodyOf } from './return-form.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const form = formOf({ 'quantity-7': '0', 'quantity-8': ' 2 ', 'quantity-9': 'two', reason: 'faulty', details: '' });

test('lines with quantity 0 are left out, and the server reports what is not a number', () => {
  expect(returnBodyOf(form)).toEqual({
    items: [
      { itemId: 8, quantity: 2 },
      { itemId: 9, quantity: Number.NaN },
    ],
    reason: 'faulty',
    details: '',
  });
});

test('an error of the second sent line is shown at its own field', () => {
  const errors = { 'items.1.quantity': ['A whole number'], reason: ['Choose a reason'] };
  expect(errorsByField(errors, form)).toEqual({ 'quantity-9': ['A whole number'], reason: ['Choose a reason'] });
});

test('when nothing is chosen, the first line shows the error', () => {
  expect(errorsByField({ items: ['Choose what you want to send back'] }, form)).toEqual({
    'quantity-7': ['Choose what you want to send back'],
  });
});
