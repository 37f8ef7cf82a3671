import { expect, test } from 'vitest';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { arrivalOf, wishesAt } from './first-day.ts';

const fitting = { postcode: 'LS1 4AP', zone: 'mainland', wishes: ['2026-12-01', '2026-12-08', '2026-12-16'] } as const;
const quote = { fitting: { ...fitting, wishes: [...fitting.wishes] } };

test('a form begins with the days that can still be, and says which cannot and why', () => {
  expect(wishesAt(quote, 'fitting', '2026-12-15')).toEqual({
    possible: ['2026-12-16'],
    lapsedWords:
      'You asked for 1 Dec 2026 and 8 Dec 2026, which are before the goods can be there. Choose another day, or leave it to us.',
  });
  expect(wishesAt(quote, 'survey', '2026-12-02')).toMatchObject({
    possible: ['2026-12-08', '2026-12-16'],
    lapsedWords: 'You asked for 1 Dec 2026, which is too soon by now. Choose another day, or leave it to us.',
  });
  expect(wishesAt(quote, 'survey', '2026-11-24').lapsedWords).toBe('');
  expect(wishesAt({ fitting: null }, 'survey', null)).toEqual({ possible: [], lapsedWords: '' });
});

test('the goods arrive on the day that was quoted, or by the delivery that was quoted or is chosen', () => {
  const plan = {
    options: [
      { id: 1, fee: '0.00', arrivesOn: '2026-12-10', isCollection: false },
      { id: 2, fee: '9.00', arrivesOn: '2026-12-08', isCollection: false },
    ],
  } as DeliveryPlan;
  const open = { deliverOn: null, delivery: null } as Quote;
  const named = { ...open, delivery: { id: 2 } } as Quote;
  expect([arrivalOf(open, plan), arrivalOf(open, plan, '2'), arrivalOf(named, plan)]).toEqual([
    '2026-12-10',
    '2026-12-08',
    '2026-12-08',
  ]);
  expect(arrivalOf({ ...named, deliverOn: '2026-12-22' }, plan)).toBe('2026-12-22');
  expect(arrivalOf(open, { ...plan, options: [] })).toBeNull();
});
