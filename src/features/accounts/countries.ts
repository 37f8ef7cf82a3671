/** Where we deliver to, in the order in which forms offer it; an address without a country is at home (section 9). */
export const COUNTRIES = ['United Kingdom', 'United States', 'France', 'Qatar', 'Oman'] as const;
export type Country = (typeof COUNTRIES)[number];

export const HOME_COUNTRY: Country = 'United Kingdom';
