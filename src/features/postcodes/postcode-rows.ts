import { parse } from 'csv-parse/sync';
import type { Place } from '#values/geo.ts';
import { fromNationalGrid } from './national-grid.ts';
import { type PackedPoint, packPoint, splitPostcode } from './packed-points.ts';

/** Why a row gives no point: its postcode is no longer in use, its place is not known to the postcode, or it cannot be read. */
export type Skipped = 'ended' | 'rough' | 'broken';

export interface PostcodePoint {
  sector: string;
  point: PackedPoint;
}

/** How to read the rows of one file. */
export interface RowReader {
  /** Whether the first line is a row and no header. */
  isHeaderless: boolean;
  read(line: string): PostcodePoint | Skipped;
}

const CODE_POINT_COLUMNS = 10;
// Code-Point Open: 60 is the middle of a sector, 90 is no position. The ONS counts from 6 on what is no better.
const ROUGHEST = { codePoint: 50, ons: 5 };
const POSTCODE_NAMES = ['pcds', 'pcd', 'pcd8', 'pcd7', 'pcd2'];

/**
 * Recognises Code-Point Open (ten columns without a header: postcode, quality, easting, northing …) and the ONS Postcode
 * Directory (a header with `pcds`, `lat` and `long`) by the first line of a file; null for anything else.
 */
export function recogniseRows(firstLine: string): RowReader | null {
  const fields = fieldsOf(firstLine);
  return codePointRows(fields) ?? onsRows(fields.map((name) => name.toLowerCase()));
}

function codePointRows(first: string[]): RowReader | null {
  const [postcode = '', quality = '', easting = '', northing = ''] = first;
  const isRow = first.length === CODE_POINT_COLUMNS && splitPostcode(postcode);
  if (!isRow || ![quality, easting, northing].every(isWhole)) return null;
  return {
    isHeaderless: true,
    read: (line) => {
      const fields = fieldsOf(line, CODE_POINT_COLUMNS);
      const [code = '', rank = '', east = '', north = ''] = fields;
      if (fields.length !== CODE_POINT_COLUMNS || ![rank, east, north].every(isWhole)) return 'broken';
      if (Number(rank) > ROUGHEST.codePoint) return 'rough';
      return pointOf(code, fromNationalGrid(Number(east), Number(north)));
    },
  };
}

function onsRows(header: string[]): RowReader | null {
  const name = POSTCODE_NAMES.find((each) => header.includes(each));
  const at = {
    postcode: name ? header.indexOf(name) : -1,
    lat: header.indexOf('lat'),
    lng: header.indexOf('long'),
    ended: header.indexOf('doterm'),
    quality: header.findIndex((each) => each === 'osgrdind' || each === 'gridind'),
  };
  if (at.postcode < 0 || at.lat < 0 || at.lng < 0) return null;
  return {
    isHeaderless: false,
    read: (line) => {
      const fields = fieldsOf(line, header.length);
      const [lat, lng] = [fields[at.lat] ?? '', fields[at.lng] ?? ''];
      if (fields.length !== header.length || !isDegrees(lat) || !isDegrees(lng)) return 'broken';
      if (fields[at.ended]) return 'ended';
      // 99.999999 stands for a postcode without a position.
      if (Number(fields[at.quality] ?? 0) > ROUGHEST.ons || Number(lat) > 90) return 'rough';
      return pointOf(fields[at.postcode] ?? '', { lat: Number(lat), lng: Number(lng) });
    },
  };
}

function pointOf(postcode: string, place: Place): PostcodePoint | Skipped {
  const split = splitPostcode(postcode);
  const point = split && packPoint(split.letters, place);
  return split && point !== null ? { sector: split.sector, point } : 'broken';
}

// The fields hold no commas as published, so that splitting is enough; a line that says otherwise is parsed.
function fieldsOf(line: string, expected?: number): string[] {
  const split = line
    .replaceAll('"', '')
    .split(',')
    .map((field) => field.trim());
  if (expected === undefined || split.length === expected) return split;
  try {
    const [parsed] = parse(line, { trim: true, relax_quotes: true }) as string[][];
    return parsed ?? [];
  } catch {
    return [];
  }
}

function isWhole(text: string): boolean {
  return /^\d{1,7}$/.test(text);
}

function isDegrees(text: string): boolean {
  return /^-?\d{1,3}(\.\d+)?$/.test(text);
}
