import { expect, test } from 'vitest';
import { saidOnce } from './said-once.ts';

test('a line that another answer says as well is said once, where it is said last', () => {
  expect(saidOnce(['A is so.\nYou reach us by phone.', 'B is so.\nYou reach us by phone.'])).toEqual([
    'A is so.',
    'B is so.\nYou reach us by phone.',
  ]);
});

test('a line whose every word stands in a longer one of another answer is left out', () => {
  expect(
    saidOnce([
      'Standard: £9.99\nCollection: free, ready on Mon 30 Nov',
      'Collection: free, for goods in stock ready on Mon 30 Nov',
    ]),
  ).toEqual(['Standard: £9.99', 'Collection: free, for goods in stock ready on Mon 30 Nov']);
});

test('short lines, and what only one answer says, stay', () => {
  expect(saidOnce(['Yes.\nIt is £5.', 'Yes. It is £5 and more than that.'])).toEqual([
    'Yes.\nIt is £5.',
    'Yes. It is £5 and more than that.',
  ]);
});

test('equal answers are one', () => {
  expect(saidOnce(['The same.', 'The same.'])).toEqual(['The same.']);
});

test('a list stays under the line that begins it', () => {
  expect(saidOnce(['You can pay by:\n• Card: at checkout\nAsk us.', '• Card: at checkout\nNo other way.'])).toEqual([
    'You can pay by:\n• Card: at checkout\nAsk us.',
    'No other way.',
  ]);
});
