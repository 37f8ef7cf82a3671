import { expect, test } from 'vitest';
import type { DeliveryMethod } from './contract.ts';
import { deliveryPromise } from './delivery-promise.ts';

const method = (part: Partial<DeliveryMethod>): DeliveryMethod => ({
  id: 1,
  name: 'Standard',
  description: null,
  price: '9.99',
  estimatedDays: 7,
  freeThreshold: '100.00',
  isCollection: false,
  isActive: true,
  ...part,
});
const express = method({ name: 'Express', price: '19.99', estimatedDays: 3, freeThreshold: null });
const collection = method({ name: 'Collection', price: '0.00', freeThreshold: null, isCollection: true });

test('names the usual delivery, the fastest and the collection', () => {
  expect(deliveryPromise([express, method({}), collection])).toEqual([
    'Standard: about 7 days, £9.99 ex VAT, free from £100.00',
    'Express: about 3 days, £19.99 ex VAT',
    'Collection: free',
  ]);
});

test('promises nothing that no active method does', () => {
  expect(deliveryPromise([method({ isActive: false })])).toEqual([]);
});

test('says when something is made to order', () => {
  expect(deliveryPromise([method({})], 15)).toContain('Made to order: allow 15 working days before it leaves us');
});
