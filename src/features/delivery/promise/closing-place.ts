/** Who rests on a closing day: our warehouse alone, or with it the carriers in the UK or a part of it. */
export const CLOSING_PLACES = {
  warehouse: 'Only we are closed',
  uk: 'Bank holiday in the whole UK',
  england: 'Bank holiday in England and Wales',
  scotland: 'Bank holiday in Scotland',
  northern_ireland: 'Bank holiday in Northern Ireland',
} as const;
export type ClosingPlace = keyof typeof CLOSING_PLACES;
