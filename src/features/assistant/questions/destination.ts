import { COUNTRIES, HOME_COUNTRY } from '#features/accounts/countries.ts';
import { readUkPostcode } from '#values/postcode.ts';

/** Where a message wants goods to go; `postcode` null where it names only a region, or nothing. */
export interface Asked {
  country: string;
  postcode: string | null;
  /** As the reply names it: 'LS1 4AP', 'Northern Ireland'; null if the message names no place that decides fee or day. */
  name: string | null;
  /** What of the region is charged otherwise, if something is. */
  but: string | null;
}

// Parts of the British Isles with a fee or a calendar of their own, and an address in each.
const REGIONS: readonly (readonly [words: string, name: string, postcode: string, but?: string])[] = [
  ['northern ireland|belfast|derry|lisburn|newry', 'Northern Ireland', 'BT1 5GS'],
  ['isle of man|douglas', 'the Isle of Man', 'IM1 2QF'],
  ['jersey|st helier', 'Jersey', 'JE2 3AB'],
  ['channel islands?', 'the Channel Islands', 'JE2 3AB'],
  ['guernsey|st peter port', 'Guernsey', 'GY1 2AB'],
  ['inverness', 'Inverness', 'IV1 1HY'],
  ['highlands?(?: and islands)?|hebrides|skye|orkney|shetland', 'the Highlands and Islands', 'IV1 1HY'],
  ['isle of wight', 'the Isle of Wight', 'PO30 1UD'],
  [
    'scotland|glasgow|edinburgh|dundee|aberdeen|stirling|perth',
    'the Scottish mainland',
    'EH1 1YZ',
    'the Highlands and Islands have their own price and day',
  ],
];

const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  'United States': 'united states|usa|america|new york',
  France: 'france|paris',
  Qatar: 'qatar|doha',
  Oman: 'oman|muscat',
};

const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/iu;

/** Reads the destination in a message: a postcode first, then a country, then a region. */
export function readDestination(message: string): Asked {
  const typed = POSTCODE.exec(message)?.[0];
  const postcode = typed ? readUkPostcode(typed) : null;
  if (postcode) return { country: HOME_COUNTRY, postcode, name: postcode, but: null };
  const abroad = COUNTRIES.find((country) => says(message, COUNTRY_NAMES[country]));
  if (abroad) return { country: abroad, postcode: null, name: abroad, but: null };
  const region = REGIONS.find(([words]) => says(message, words));
  if (!region) return { country: HOME_COUNTRY, postcode: null, name: null, but: null };
  const [, name, within, but = null] = region;
  return { country: HOME_COUNTRY, postcode: within, name, but };
}

// Elsewhere there is no delivery method, and an address of ours would be the wrong answer.
const NOT_SERVED =
  'ireland|dublin|republic of ireland|germany|spain|italy|netherlands|holland|belgium|poland|portugal|europe|eu|australia|canada|india|china|japan|dubai|uae|saudi|greece|sweden|norway|denmark|switzerland|austria';

/** A country that the message names and that we do not deliver to, as it was typed; null if there is none. */
export function readUnserved(message: string): string | null {
  const without = message.replace(/northern ireland/giu, ' ');
  return whole(NOT_SERVED).exec(without)?.[0] ?? null;
}

/** A message without the places that it names: 'delivery of a totem to Jersey' is about a totem. */
export function withoutPlaces(message: string, instead = ' '): string {
  return message.replace(POSTCODES, instead).replace(PLACES, instead);
}

const POSTCODES = new RegExp(POSTCODE.source, 'giu');
const PLACES = new RegExp(
  whole([...REGIONS.map(([each]) => each), ...Object.values(COUNTRY_NAMES), NOT_SERVED].join('|')).source,
  'giu',
);

function says(message: string, words: string | undefined): boolean {
  return words !== undefined && whole(words).test(message);
}

function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'iu');
}
