import type { Place } from './geo.ts';
import places from './places.json' with { type: 'json' };
import { postcodeArea } from './postcode.ts';

/** The town of an address, with a position to about a kilometre. */
export interface TownPlace extends Place {
  town: string;
}

// By the letters that a postcode starts with.
const ukAreas = new Map(Object.entries(places.ukAreas));
const citiesAbroad = new Map(
  Object.entries(places.citiesAbroad).flatMap(([country, cities]) =>
    cities.map((city) => [cityKey(country, city.town), city] as const),
  ),
);
const countryCentres = new Map<string, Place>(Object.entries(places.countryCentres));

/**
 * The rough position of an address: its UK postcode area, its city abroad, or the centre of its country. It is coarse on
 * purpose, because anyone with the order number sees it on a map.
 */
export function placeOfAddress(address: { city: string; postcode: string; country: string }): TownPlace {
  const known =
    address.country === 'United Kingdom'
      ? ukAreas.get(postcodeArea(address.postcode))
      : citiesAbroad.get(cityKey(address.country, address.city));
  const { lat, lng } = known ?? countryCentres.get(address.country) ?? { lat: 53.5, lng: -1.5 };
  return { town: address.city, lat, lng };
}

function cityKey(country: string, city: string): string {
  return `${country}:${city.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()}`;
}
