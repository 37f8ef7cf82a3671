import { expect, test } from 'vitest';
import { chargeTestCard } from './test-card.ts';

const now = new Date('2026-11-21T12:00:00Z');
const card = { number: '4242424242424242', expiry: '11/26', cvc: '123' };

test('4000 0000 0000 0002 is declined', () => {
  expect(() => chargeTestCard({ ...card, number: '4000000000000002' }, now)).toThrow(/^The test card was declined/);
});

test('any other number is declined, naming the two test cards', () => {
  expect(() => chargeTestCard({ ...card, number: '5555555555554444' }, now)).toThrow(
    'The card was declined. The demo knows two test cards: 4242 4242 4242 4242 approves, 4000 0000 0000 0002 declines.',
  );
});

test('a card of last month has expired, which is an error of the expiry field', () => {
  expect(() => chargeTestCard({ ...card, expiry: '10/26' }, now)).toThrow(
    expect.objectContaining({ code: 'invalid', errors: { 'testCard.expiry': ['This card has expired'] } }),
  );
});

test('4242 4242 4242 4242 is approved, with spaces or without, until its month is over', () => {
  expect(chargeTestCard(card, now)).toEqual({ lastFour: '4242' });
  expect(chargeTestCard({ ...card, number: '4242 4242 4242 4242', expiry: '01 / 30' }, now)).toEqual({
    lastFour: '4242',
  });
});
