import { expect, test } from 'vitest';
import { isExport } from './export.ts';

test.each([
  ['Doha', { country: 'Qatar', postcode: '25' }, true],
  ['Jersey, which is served as the home country', { country: 'United Kingdom', postcode: 'JE2 3AB' }, true],
  ['the Isle of Man', { country: 'United Kingdom', postcode: 'IM1 1AA' }, false],
  ['Belfast', { country: 'United Kingdom', postcode: 'BT1 1AA' }, false],
  ['the trade counter', null, false],
])('goods for %s leave the United Kingdom for VAT, or not', (_, to, leaves) => expect(isExport(to)).toBe(leaves));
