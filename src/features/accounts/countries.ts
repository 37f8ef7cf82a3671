import { postcodeArea } from '#values/postcode.ts';

/** The countries we deliver to, in the order of the forms. The home country is the default (section 9). */
export const COUNTRIES = ['United Kingdom', 'United States', 'France', 'Qatar', 'Oman'] as const;
export type Country = (typeof COUNTRIES)[number];

export const HOME_COUNTRY: Country = 'United Kingdom';

// Islands that are served as the home country and are no part of it, by the area of their postcodes.
const ISLANDS: Record<string, string> = { JE: 'Jersey', GY: 'Guernsey', IM: 'Isle of Man' };

/** The country as an envelope and a document name it: an island of the Crown is not the United Kingdom. */
export function postalCountry({ country, postcode }: { country: string; postcode?: string | null }): string {
  return (country === HOME_COUNTRY && ISLANDS[postcodeArea(postcode ?? '')]) || country;
}
