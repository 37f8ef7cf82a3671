import { distanceKm, type Place } from './geo.ts';
import places from './places.json' with { type: 'json' };
import { postcodeArea } from './postcode.ts';

/** The town of an address, with a position to about a kilometre. */
export interface TownPlace extends Place {
  town: string;
}

/** How well a place is known: to its point, to its postcode area or city only, or to no more than its country. */
export type Precision = 'exact' | 'area' | 'country';

export interface KnownPlace extends TownPlace {
  precision: Precision;
}

export interface PlacedAddress {
  city: string;
  postcode: string;
  country: string;
}

// By the letters that a postcode starts with.
const ukAreas = new Map(Object.entries(places.ukAreas));
const citiesAbroad = new Map(
  Object.entries(places.citiesAbroad).flatMap(([country, cities]) =>
    cities.map((city) => [cityKey(country, city.town), city] as const),
  ),
);
const countryCentres = new Map<string, Place>(Object.entries(places.countryCentres));
const centres: Place[] = [...ukAreas.values(), ...citiesAbroad.values()];

// The largest areas, in the Highlands, reach this far from their middle.
const WIDEST_AREA_KM = 100;

/**
 * The rough position of an address: its UK postcode area, its city abroad, or the centre of its country. It is coarse on
 * purpose, because anyone with the order number sees it on a map.
 */
export function placeOfAddress(address: PlacedAddress): TownPlace {
  const { town, lat, lng } = roughPlace(address);
  return { town, lat, lng };
}

/** The middle of what an address alone tells: its UK postcode area, its city abroad, or its country. */
export function roughPlace({ city, postcode, country }: PlacedAddress): KnownPlace {
  const area =
    country === 'United Kingdom' ? ukAreas.get(postcodeArea(postcode)) : citiesAbroad.get(cityKey(country, city));
  const { lat, lng } = area ?? countryCentres.get(country) ?? { lat: 53.5, lng: -1.5 };
  return { town: city, lat, lng, precision: area ? 'area' : 'country' };
}

/** Whether a position may lie in the area with this middle: no other middle is nearer. */
export function mayLieIn(middle: Place, position: Place): boolean {
  const km = distanceKm(middle, position);
  return km < WIDEST_AREA_KM && centres.every((other) => distanceKm(other, position) >= km - 1e-9);
}

function cityKey(country: string, city: string): string {
  return `${country}:${city.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()}`;
}
