/** The countries we deliver to, in the order of the forms. The home country is the default (section 9). */
export const COUNTRIES = ['United Kingdom', 'United States', 'France', 'Qatar', 'Oman'] as const;
export type Country = (typeof COUNTRIES)[number];

export const HOME_COUNTRY: Country = 'United Kingdom';
