import { expect, test } from 'vitest';
import { budgetSideOf } from './budget-side.ts';

test('a business that says nothing of VAT compares prices before it', () => {
  for (const message of ['a menu board for about £600', 'budget £900 plus VAT', 'our club has £600 before VAT'])
    expect(budgetSideOf(message), message).toBe('ex');
});

test('who says so, or cannot claim VAT back, has to pay it out of the budget', () => {
  for (const message of [
    'we have £2,500 including VAT',
    'the bowls club has about 600 pounds',
    'for the village hall, £800',
  ])
    expect(budgetSideOf(message), message).toBe('inc');
});
