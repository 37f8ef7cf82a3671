import { expect, test } from 'vitest';
import type { DeliveryOption } from '#features/delivery/contract.ts';
import { dayThereInWords } from './use-day-there.ts';

const TODAY = '2026-11-27';
const option = (id: number, name: string, arrivesOn: string, fee: string) =>
  ({ id, name, arrivesOn, fee, isCollection: false }) as DeliveryOption;
const standard = option(1, 'Standard', '2026-12-11', '9.99');
const nextDay = option(2, 'Next Day', '2026-12-01', '34.99');
const order = (methodId: number, name: string) => ({
  estimatedDelivery: '2026-12-01T12:00:00Z',
  deliveryMethod: { id: methodId, name },
});

test('a method that does not go to the new address is named, with the day on which another is there', () => {
  expect(dayThereInWords(order(2, 'Next Day'), [standard], TODAY)).toBe(
    'Next Day does not go there. It can be there on Fri 11 Dec, which is then the day, unless you enter another.',
  );
});

test('the order’s own method may need longer there', () => {
  const later = { ...nextDay, arrivesOn: '2026-12-03' };
  expect(dayThereInWords(order(2, 'Next Day'), [standard, later], TODAY)).toMatch(/^It can be there on Thu 3 Dec/);
});

test('nothing is said where the promise holds, and what to do where nothing goes', () => {
  expect(dayThereInWords(order(2, 'Next Day'), [nextDay], TODAY)).toBeUndefined();
  expect(dayThereInWords(order(2, 'Next Day'), [], TODAY)).toBe(
    'Next Day does not go there. Nothing we offer does: agree a day with the carrier and enter it.',
  );
});
