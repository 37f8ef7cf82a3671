import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { findPostcode } from '#features/postcodes/server/door.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type KnownPlace, roughPlace } from '#values/places.ts';
import type { Located } from '../journey.ts';
import { addressPoints } from '../tables.ts';

export interface FoundPlace extends KnownPlace {
  /** Whether staff or a driver have set it on a map. */
  isSet: boolean;
}

export interface Placeable {
  addressLine1: string;
  city: string;
  postcode: string;
  country: string;
}

/** Where an address is: where it was set on a map, else where the imported file has its postcode, else its area or country. */
export async function findPlace(db: Database | Transaction, address: Placeable): Promise<FoundPlace> {
  const town = address.city;
  const [set] = await db
    .select()
    .from(addressPoints)
    .where(eq(addressPoints.key, pointKey(address)));
  if (set) return { town, lat: set.lat, lng: set.lng, precision: 'exact', isSet: true };
  const listed = address.country === HOME_COUNTRY ? await findPostcode(db, address.postcode) : null;
  return { ...(listed ? { town, ...listed, precision: 'exact' as const } : roughPlace(address)), isSet: false };
}

/** Where orders leave from. Of a shop that has not said so no more is known than about where its company is. */
export async function findOrigin(db: Database | Transaction): Promise<Located & { address: string }> {
  const { precision = 'exact', ...origin } = await readSetting(db, 'deliveryOrigin');
  return { ...origin, precision };
}

/** What a set point is remembered by: the postcode in the UK, where it is a street; abroad, where it may be a town, the address. */
export function pointKey({ addressLine1, city, postcode, country }: Placeable): string {
  const parts = country === HOME_COUNTRY ? [country, postcode] : [country, postcode, city, addressLine1];
  const plain = parts.map((part) =>
    part
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s.,-]/g, ''),
  );
  return createHash('sha256').update(plain.join('\n')).digest('hex');
}
