import { COUNTRIES, HOME_COUNTRY } from '#features/accounts/countries.ts';
import { placeOf, ZONES } from '#features/delivery/zones.ts';
import places from '#values/places.json' with { type: 'json' };
import { readUkPostcode } from '#values/postcode.ts';

/** Where a message wants goods to go; `postcode` null where it names only a region, or nothing. */
export interface PlaceAsked {
  country: string;
  postcode: string | null;
  /** As the reply names it: 'LS1 4AP', 'Northern Ireland'; null if the message names no place that decides fee or day. */
  name: string | null;
  /** What of the region is charged otherwise, if something is. */
  but: string | null;
}

// Parts of the British Isles with a fee or a calendar of their own, and an address in each.
const REGIONS: readonly (readonly [words: string, name: string, postcode: string, but?: string])[] = [
  ['northern ireland|belfast|derry|lisburn', 'Northern Ireland', 'BT1 5GS'],
  ['isle of man|douglas', 'the Isle of Man', 'IM1 2QF'],
  ['jersey|st helier', 'Jersey', 'JE2 3AB'],
  ['channel islands?', 'the Channel Islands', 'JE2 3AB'],
  ['guernsey|st peter port', 'Guernsey', 'GY1 2AB'],
  ['inverness', 'Inverness', 'IV1 1HY'],
  ['highlands?(?: and islands)?|hebrides|skye|orkney|shetland', 'the Highlands and Islands', 'IV1 1HY'],
  ['isle of wight', 'the Isle of Wight', 'PO30 1UD'],
  ['(?:isles? of )?scilly', 'the Isles of Scilly', 'TR21 0LW'],
  [
    'scotland|glasgow|edinburgh|dundee|aberdeen|stirling|perth',
    'the Scottish mainland',
    'EH1 1YZ',
    'the Highlands and Islands have their own price and day',
  ],
];

// Towns and islands by their postcode district: the zones of delivery decide what is charged there.
const DISTRICTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(places.ukAreas).map(([area, { town }]) => [town.toLowerCase(), `${area}1`])),
  ...{ lewis: 'HS2', harris: 'HS3', uist: 'HS8', barra: 'HS9', thurso: 'KW14', stromness: 'KW16', nairn: 'IV12' },
  ...{ dingwall: 'IV15', ullapool: 'IV26', elgin: 'IV30', forres: 'IV36', portree: 'IV51', pitlochry: 'PH16' },
  ...{ kingussie: 'PH21', aviemore: 'PH22', 'fort william': 'PH33', mallaig: 'PH41', rothesay: 'PA20', bute: 'PA20' },
  ...{ dunoon: 'PA23', campbeltown: 'PA28', lochgilphead: 'PA31', oban: 'PA34', islay: 'PA42', jura: 'PA60' },
  ...{ tobermory: 'PA75', tiree: 'PA77', arran: 'KA27', millport: 'KA28', peterhead: 'AB42', fraserburgh: 'AB43' },
  ...{ huntly: 'AB54', buckie: 'AB56', cowes: 'PO31', ryde: 'PO33', londonderry: 'BT48', newry: 'BT34', omagh: 'BT78' },
  ...{ armagh: 'BT61', enniskillen: 'BT74', coleraine: 'BT52', ballymena: 'BT43', craigavon: 'BT65', alderney: 'GY9' },
};
// Are words of every other question as well, so that only a capital or 'to' makes towns of them.
const WORDS_TOO = new Set(['reading', 'bath', 'sutton', 'preston', 'slough', 'perth', 'lewis', 'harris']);

const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  'United States': 'united states|usa|america|new york',
  France: 'france|paris',
  Qatar: 'qatar|doha',
  Oman: 'oman|muscat',
};

const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/iu;

/** Reads the destination in a message: a postcode first, then a country, then a region. */
export function readDestination(message: string): PlaceAsked {
  const typed = POSTCODE.exec(message)?.[0];
  const postcode = typed ? readUkPostcode(typed) : null;
  if (postcode) return { country: HOME_COUNTRY, postcode, name: postcode, but: null };
  const abroad = COUNTRIES.find((country) => says(message, COUNTRY_NAMES[country]));
  if (abroad) return { country: abroad, postcode: null, name: abroad, but: null };
  const region = REGIONS.find(([words]) => says(message, words));
  if (!region) return inTown(message);
  const [, name, within, but = null] = region;
  return { country: HOME_COUNTRY, postcode: within, name, but };
}

function inTown(message: string): PlaceAsked {
  const nowhere = { country: HOME_COUNTRY, postcode: null, name: null, but: null };
  const town = TOWN.exec(message)?.[0];
  const district = DISTRICTS[town?.toLowerCase() ?? ''];
  if (!town || !district) return nowhere;
  const postcode = `${district} 1AA`;
  const zone = placeOf({ country: HOME_COUNTRY, postcode })?.zone ?? 'mainland';
  return zone === 'mainland' ? nowhere : { ...nowhere, postcode, name: `${town} (${ZONES[zone]})` };
}

/** Whether a message names any place that goods go to: one with a fee of its own, a town of the mainland, or one that stands in no list here. */
export function namesPlace(message: string): boolean {
  return readDestination(message).name !== null || TOWN.test(message) || readUnknownPlace(message) !== null;
}

const NO_TOWN =
  /^(?:a|an|the|my|our|your|us|me|it|them|this|that|these|those|both|all|any|each|one|two|site|sites|home|work|door|doors|customers?|clients?|schools?|shops?|stores?|offices?|another|different|several|multiple|buildings?|addresses|businesses|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|england|wales|uk|gb|britain|great britain|united kingdom|mainland|vat|po|i|you|be|do|have|get|order|fit|install|collect|pay|buy|go|come|arrive|where|somewhere|anywhere|upstairs|arrange|know|check|and|or|for|in|on|by|next|tomorrow|today)$/iu;

/** A place that a message names as where goods go and that stands in no list here, so that nothing is known of its charges. */
export function readUnknownPlace(message: string): string | null {
  if (readDestination(message).name !== null || readUnserved(message) !== null || TOWN.test(message)) return null;
  const written = /(?<![\p{L}\d])(?:to|in|near|at) (\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*)/u.exec(message)?.[1];
  const after = /(?:deliver\w*|shipp?\w*|send|sent|post(?:age)?|courier) (?:\p{L}+ ){0,4}?to (\p{L}+)/iu.exec(
    message,
  )?.[1];
  return [written, after].find((place) => place !== undefined && !NO_TOWN.test(place)) ?? null;
}

// Elsewhere there is no delivery method, and an address of ours would be the wrong answer.
const NOT_SERVED =
  'ireland|dublin|cork|galway|limerick|republic of ireland|germany|spain|italy|netherlands|holland|belgium|poland|portugal|europe|eu|australia|canada|india|china|japan|dubai|uae|saudi|greece|sweden|norway|denmark|switzerland|austria';

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
const TOWN_NAMES = Object.keys(DISTRICTS).filter((town) => !WORDS_TOO.has(town));
const TOWN = new RegExp(
  String.raw`${whole(TOWN_NAMES.join('|')).source}|(?<=(?:to|in|near) )(?:${[...WORDS_TOO].join('|')})(?![\p{L}\d])`,
  'iu',
);
const PLACES = new RegExp(
  whole([...TOWN_NAMES, ...REGIONS.map(([each]) => each), ...Object.values(COUNTRY_NAMES), NOT_SERVED].join('|'))
    .source,
  'giu',
);

function says(message: string, words: string | undefined): boolean {
  return words !== undefined && whole(words).test(message);
}

function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'iu');
}
