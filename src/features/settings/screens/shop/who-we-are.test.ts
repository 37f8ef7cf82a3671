import { expect, test } from 'vitest';
import { introduction } from './who-we-are.tsx';

const company = {
  name: 'Harbour Screens Ltd',
  tradingName: 'Harbour Screens Ltd',
  companyNumber: '01234567',
  vatNumber: '',
  addressLines: ['Unit 4, Quay Works', 'Bristol', 'BS1 6XN'],
  email: 'shop@harbour.example',
  phone: '0117 496 0000',
  openingHours: 'Mon to Fri, 9 to 5',
};

test('a company is introduced by what its owner has entered', () => {
  expect(introduction(company)).toBe(
    'Harbour Screens Ltd, company number 01234567, Unit 4, Quay Works, Bristol, BS1 6XN. You reach us by phone on 0117 496 0000 or by e-mail at shop@harbour.example (Mon to Fri, 9 to 5).',
  );
});

test('what it has not entered is left out', () => {
  const little = { ...company, tradingName: 'Harbour', companyNumber: '', addressLines: [], phone: '', email: '' };
  expect(introduction(little)).toBe('Harbour is a trading name of Harbour Screens Ltd.');
});
