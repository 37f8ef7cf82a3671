import { type Country, HOME_COUNTRY } from './countries.ts';

/** The labels of an address form for each country that we deliver to, in the order offered. */
export const ADDRESS_WORDS: Record<Country, { postcode: string; county: string; example: string }> = {
  'United Kingdom': { postcode: 'Postcode', county: 'County', example: 'For example LS1 4AP' },
  'United States': { postcode: 'ZIP code', county: 'State', example: 'For example 10001' },
  France: { postcode: 'Postcode', county: 'Region', example: 'Five digits, for example 75011' },
  Qatar: { postcode: 'P.O. box or zone', county: 'Municipality', example: 'For example 22011' },
  Oman: { postcode: 'Postcode', county: 'Governorate', example: 'Three digits, for example 112' },
};

export function addressWords(country: string | undefined) {
  return ADDRESS_WORDS[country as Country] ?? ADDRESS_WORDS[HOME_COUNTRY];
}
