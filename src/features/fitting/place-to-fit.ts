import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { placeOf } from '#features/delivery/zones.ts';

/** Why nobody fits at a postcode of the British Isles, with prices or without; null where we do. */
export function inUnitedKingdom(postcode: string): string | null {
  const isOutside = placeOf({ country: HOME_COUNTRY, postcode })?.zone === 'channel_islands';
  return isOutside ? 'We fit in the United Kingdom only, and not in the Channel Islands' : null;
}
