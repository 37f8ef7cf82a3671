import { expect, test } from 'vitest';
import { stillDueRows } from './phone-order.ts';

const rows = (values: Record<string, string>, held = 500) =>
  stillDueRows(values, held, 1_859).map(({ label, value }) => `${label} ${value}`);

test('what is read out is what is still due after credit and what is paid at once', () => {
  expect(rows({ credit: '5.00', amount: '£3.59' })).toEqual([
    'Account credit −£5.00',
    'Paid now −£3.59',
    'Still due £10.00',
  ]);
  expect(rows({ amount: '18.59' })).toEqual(['Paid now −£18.59', 'Still due £0.00']);
});

test('what the shop would refuse takes nothing off', () => {
  expect(rows({})).toEqual([]);
  expect(rows({ credit: '5.01', amount: 'ten pounds' })).toEqual([]);
  expect(rows({ credit: '5.00', amount: '13.60' })).toEqual(['Account credit −£5.00', 'Still due £13.59']);
  expect(rows({ credit: '1.00' }, 0)).toEqual([]);
});
