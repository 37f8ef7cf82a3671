import { expect, test } from 'vitest';
import {
  namingMissingChoices,
  placeOrderOf,
  readTyped,
  readValues,
  startingValues,
  valuesAfter,
} from './checkout-form.ts';

function filledIn(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('stores neither card details nor the idempotency key', () => {
  const form = filledIn({
    email: 'a@b.example',
    'testCard.number': '4242',
    'testCard.cvc': '123',
    idempotencyKey: 'k',
  });
  expect(readValues(form)).toEqual({ email: 'a@b.example' });
});

test.each(['two\nlines of it', '💣💣💣💣💣💣💣💣'])(
  'takes no idempotency key that a header cannot carry: %j',
  (key) => {
    expect(readTyped(filledIn({ idempotencyKey: key })).idempotencyKey).toBe('');
  },
);

test('sends a saved address by its id and a new one by its fields', () => {
  const saved = placeOrderOf(
    filledIn({ deliveryAddressId: '7', 'deliveryAddress.city': 'Leeds', billingAddressId: 'same' }),
  );
  expect(saved).toMatchObject({ deliveryAddressId: 7, deliveryAddress: undefined, billingAddress: undefined });
  const typed = placeOrderOf(filledIn({ deliveryAddressId: 'new', 'deliveryAddress.city': 'Leeds' }));
  expect(typed).toMatchObject({ deliveryAddressId: undefined, deliveryAddress: { city: 'Leeds' } });
});

test('sends the test card only when it is what pays', () => {
  const card = { testCardMethodId: '1', 'testCard.number': '4242', 'testCard.expiry': '12/30', 'testCard.cvc': '123' };
  expect(placeOrderOf(filledIn({ ...card, paymentMethodId: '1' })).testCard).toMatchObject({ number: '4242' });
  expect(placeOrderOf(filledIn({ ...card, paymentMethodId: '2' })).testCard).toBeUndefined();
});

test('says that a choice is missing when none was made, and that a method is closed when it was chosen', () => {
  const problem = { type: '', title: '', status: 400, detail: '', errors: { paymentMethodId: ['No longer offered'] } };
  expect(namingMissingChoices(problem, filledIn({})).errors?.paymentMethodId).toEqual(['Choose a payment method']);
  const chosen = filledIn({ paymentMethodId: '3' });
  expect(namingMissingChoices(problem, chosen).errors?.paymentMethodId).toEqual(['No longer offered']);
});

test('points that are no number are sent to be refused, and none when none were typed', () => {
  expect(placeOrderOf(filledIn({ redeemPoints: ' ' })).redeemPoints).toBeUndefined();
  expect(placeOrderOf(filledIn({ redeemPoints: '200' })).redeemPoints).toBe(200);
  expect(placeOrderOf(filledIn({ redeemPoints: 'all of them' })).redeemPoints).toBe(-1);
});

test('a method that was not chosen follows the address, and one that was chosen stays', () => {
  const start = startingValues({ user: null, addresses: [], paymentMethods: [] });
  expect(start.deliveryMethodId).toBe('');
  const typed = valuesAfter(
    start,
    { email: 'a@b.example', deliveryMethodId: '2' },
    { changed: 'email', shownMethod: 2 },
  );
  expect(typed).toMatchObject({ email: 'a@b.example', deliveryMethodId: '' });
  const chosen = valuesAfter(typed, { deliveryMethodId: '3' }, { changed: 'deliveryMethodId', shownMethod: 2 });
  expect(chosen.deliveryMethodId).toBe('3');
  expect(valuesAfter(chosen, { deliveryMethodId: '3' }, { changed: 'email', shownMethod: 3 }).deliveryMethodId).toBe(
    '3',
  );
  // Chosen before the scripts had loaded.
  expect(valuesAfter(start, { deliveryMethodId: '3' }, { changed: 'email', shownMethod: 2 }).deliveryMethodId).toBe(
    '3',
  );
  // Where nothing is offered there is nothing to choose.
  expect(valuesAfter(start, {}, { changed: 'email', shownMethod: undefined }).deliveryMethodId).toBe('');
});
