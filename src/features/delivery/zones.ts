import { type Country, HOME_COUNTRY } from '#features/accounts/countries.ts';
import { outwardPostcode } from '#values/postcode.ts';

/** Where delivery has prices of its own: five parts of the British Isles, and each other country that we serve. */
export const ZONES = {
  mainland: 'Mainland GB',
  highlands: 'Highlands and Islands',
  northern_ireland: 'Northern Ireland',
  isle_of_man: 'Isle of Man',
  channel_islands: 'Channel Islands',
  united_states: 'United States',
  france: 'France',
  qatar: 'Qatar',
  oman: 'Oman',
} as const;
export type Zone = keyof typeof ZONES;

/** Whose working days and holidays count: those of a part of the UK, Monday to Friday, or Sunday to Thursday. */
export type CalendarName = 'england' | 'scotland' | 'northern_ireland' | 'monday_to_friday' | 'sunday_to_thursday';

export interface Destination {
  country: string;
  /** Null while it is not known: the mainland then. */
  postcode: string | null;
}

export interface Place {
  zone: Zone;
  calendar: CalendarName;
}

const ABROAD: Readonly<Record<Exclude<Country, 'United Kingdom'>, Place>> = {
  'United States': { zone: 'united_states', calendar: 'monday_to_friday' },
  France: { zone: 'france', calendar: 'monday_to_friday' },
  Qatar: { zone: 'qatar', calendar: 'sunday_to_thursday' },
  Oman: { zone: 'oman', calendar: 'sunday_to_thursday' },
};

const SCOTLAND = /^(AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)\d/;

// What the carriers charge as Highlands and Islands: whole areas, and districts from … to of others. The Isles of Scilly and
// the Isle of Wight are among them, and go by England's calendar.
const REMOTE_AREAS = /^(HS|IV|KW|ZE)$/;
const REMOTE_DISTRICTS: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  AB: [
    [31, 38],
    [41, 45],
    [51, 56],
  ],
  FK: [[17, 21]],
  KA: [[27, 28]],
  PA: [
    [20, 49],
    [60, 80],
  ],
  PH: [
    [15, 26],
    [30, 44],
    [49, 50],
  ],
  PO: [[30, 41]],
  TR: [[21, 25]],
};

/** The zone and calendar of a destination, by country and postcode; null for a country that we do not serve. */
export function placeOf({ country, postcode }: Destination): Place | null {
  if (country !== HOME_COUNTRY) return ABROAD[country as keyof typeof ABROAD] ?? null;
  const outward = outwardPostcode(postcode ?? '', country);
  const [, area = '', district = ''] = /^([A-Z]{1,2})(\d{1,2})/.exec(outward) ?? [];
  if (area === 'BT') return { zone: 'northern_ireland', calendar: 'northern_ireland' };
  if (area === 'IM') return { zone: 'isle_of_man', calendar: 'england' };
  if (area === 'JE' || area === 'GY') return { zone: 'channel_islands', calendar: 'england' };
  const ranges = REMOTE_DISTRICTS[area] ?? [];
  const isRemote =
    REMOTE_AREAS.test(area) || ranges.some(([from, to]) => from <= Number(district) && Number(district) <= to);
  return { zone: isRemote ? 'highlands' : 'mainland', calendar: SCOTLAND.test(outward) ? 'scotland' : 'england' };
}

/** The working days of a zone where no postcode tells more; England's where there is no zone. */
export function calendarOf(zone: Zone | ''): CalendarName {
  if (zone === 'northern_ireland') return zone;
  // Partly in Scotland, partly in England: only their weekends are the same.
  if (zone === 'highlands') return 'monday_to_friday';
  return Object.values(ABROAD).find((place) => place.zone === zone)?.calendar ?? 'england';
}

/** Whether a zone is outside the UK for VAT: the Channel Islands are, the Isle of Man and Northern Ireland are not. */
export function isExport(zone: Zone): boolean {
  return zone === 'channel_islands' || isAbroad(zone);
}

/** Whether carriers tell us days only roughly there. */
export function isAbroad(zone: Zone): boolean {
  return Object.values(ABROAD).some((place) => place.zone === zone);
}
