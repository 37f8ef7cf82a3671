import { expect, test } from 'vitest';
import { placeOfCompany } from './company-place.ts';

test.each([
  [['Unit 4, Quay Works, Bristol BS1 6XN'], 'Bristol, United Kingdom', 51.5],
  [['1 Foundry Lane', 'Leeds', 'LS1 4AP'], 'Leeds, United Kingdom', 53.8],
  [['5 High Street', 'Cardiff', 'Wales', 'cf101aa', 'UK'], 'Cardiff, United Kingdom', 51.5],
  [['Dock 3', 'Glasgow', 'G1 1XQ', 'United Kingdom'], 'Glasgow, United Kingdom', 55.9],
])('orders of a company at %j leave from %s', (lines, address, lat) => {
  const place = placeOfCompany(lines);
  expect(place).toMatchObject({ address, precision: 'area' });
  expect(Math.abs(place.lat - lat)).toBeLessThan(0.4);
});

test.each([[[]], [['12 rue de Rivoli', '75001 Paris']], [['Unit B12 3CD4']]])(
  'of %j no more is said than the country',
  (lines) => {
    expect(placeOfCompany(lines)).toMatchObject({ address: 'United Kingdom', precision: 'country' });
  },
);
