import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Address } from '#features/accounts/contract.ts';
import { AddressChoice } from './address-choice.tsx';

const shown = (postcode: string) => {
  const address = { id: 7, addressLine1: '3 Quay', city: 'St Helier', postcode, country: 'United Kingdom' } as Address;
  return renderToStaticMarkup(<AddressChoice legend="Where should it go?" name="to" addresses={[address]} />);
};

test('a saved address of Jersey is chosen at checkout as what it is, and not as one of the United Kingdom', () => {
  expect(shown('JE2 3AB')).toContain('3 Quay, St Helier, JE2 3AB, Jersey');
  expect(shown('LS1 4AP')).toContain('LS1 4AP, United Kingdom');
});
