import { expect, test } from 'vitest';
import { differences, inWords } from './differences.ts';

test('a change shows the fields that differ and no others', () => {
  expect(differences({ status: 'pending', version: 1, note: null }, { status: 'shipped', version: 1 })).toEqual([
    { field: 'Status', before: 'pending', after: 'shipped' },
  ]);
});

test('what was created or deleted shows all that it held', () => {
  const record = { permissionType: 'view_orders', granted: true, note: null };
  const fields = [
    { field: 'Permission type', after: 'view_orders' },
    { field: 'Granted', after: 'Yes' },
  ];
  expect(differences(null, record)).toEqual(fields.map((field) => ({ ...field, before: undefined })));
  expect(differences(record, null)).toEqual(
    fields.map(({ field, after }) => ({ field, before: after, after: undefined })),
  );
});

test('a record within a record is told apart field by field, a list as a whole', () => {
  const before = { deliveryAddress: { city: 'York', postcode: 'YO1 7HH' }, tags: ['a', 'b'] };
  const after = { deliveryAddress: { city: 'Leeds', postcode: 'YO1 7HH' }, tags: [] };
  expect(differences(before, after)).toEqual([
    { field: 'Delivery address · City', before: 'York', after: 'Leeds' },
    { field: 'Tags', before: 'a, b', after: '(none)' },
  ]);
});

test('a text that was emptied is not one that was never there', () => {
  expect(differences({ note: 'Ring twice' }, { note: '' })).toEqual([
    { field: 'Note', before: 'Ring twice', after: '(empty)' },
  ]);
});

test('sums are in pounds, and records are called by name where they have one', () => {
  const record = {
    price: '1299.50',
    processingFee: '0.50',
    customerId: 12,
    productId: 7,
    pairedWith: [3, 4],
    zones: [{ zone: 'mainland', price: '14.99' }],
  };
  const names = { 'user 12': 'Jo Ng (jo@cafe.example)', 'product 3': 'Bracket' };
  expect(differences(null, record, names).map(({ field, after }) => `${field}: ${after}`)).toEqual([
    'Price: £1,299.50',
    'Processing fee: 0.50',
    'Customer: Jo Ng (jo@cafe.example)',
    'Product: number 7',
    'Paired with: Bracket, number 4',
    'Zones: (Zone: mainland, Price: £14.99)',
  ]);
});

test.each([
  ['orderNumber', 'Order number'],
  ['stock_quantity', 'Stock quantity'],
  ['status_changed', 'Status changed'],
  ['vatRate', 'VAT rate'],
  ['userId', 'User ID'],
  ['imageUrl', 'Image URL'],
])('%s reads %s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
