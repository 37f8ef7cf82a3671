import { expect, test } from 'vitest';
import { withoutVatWords } from './vat-words.ts';

test.each([
  ['£5.00 ex VAT', '£5.00'],
  ['It is £1,250.00 ex VAT, £1,250.00 including VAT, before delivery.', 'It is £1,250.00, before delivery.'],
  ['3 × Duo: £30.00 ex VAT, £30.00 including VAT.', '3 × Duo: £30.00.'],
  ['£5.00 ex VAT (£5.00 inc VAT)', '£5.00'],
  ['£5.00 ex VAT each', '£5.00 each'],
  ['Charge, ex VAT', 'Charge'],
  ['ex VAT', ''],
  ['Prices ex VAT of fitting one screen', 'Prices of fitting one screen'],
  ['Amount, VAT included', 'Amount'],
  ['Transfer £5.00 (inc VAT) and give', 'Transfer £5.00 and give'],
  ['Prices in pounds, shown ex and inc VAT', 'Prices in pounds, shown'],
  ['Yes, £5.00 is enough, VAT included:', 'Yes, £5.00 is enough:'],
  ['Up to £1,000 inc VAT', 'Up to £1,000'],
  ['it is £2.00 short before VAT.', 'it is £2.00 short.'],
])('a shop that is not registered says ‘%s’ as ‘%s’', (text, said) => {
  expect(withoutVatWords(text)).toBe(said);
});

test('what speaks of something else stays', () => {
  expect(withoutVatWords('With delivery, before the vat of paint')).toBe('With delivery, before the vat of paint');
});
