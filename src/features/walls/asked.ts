import { type LengthUnit, lengthText, readLength } from '#values/length.ts';
import type { WallErrors, WallTyped } from './wall-address.ts';

/** What is asked for, read. Lengths in mm. */
export interface WallAsked {
  widthMm: number;
  heightMm: number;
  unit: LengthUnit;
  place: 'indoors' | 'outdoors';
  nearestMm: number;
  hours: number;
  /** The SKU of the cabinet that was chosen; null: the one that suits the viewer. */
  cabinet: string | null;
  withCases: boolean;
}

const LONGEST_MM = 100_000;
const LENGTHS = `such as 4, 2.5 m, 6'7" or two metres`;

/** What was typed, read; with a sentence for each field that cannot be. */
export function readAsked(typed: WallTyped): { asked: WallAsked } | { errors: WallErrors } {
  const errors: WallErrors = {};
  const unit = typed.unit === 'ft' ? 'ft' : 'm';
  const length = (field: 'width' | 'height' | 'nearest', called: string, hint = LENGTHS): number => {
    const exact = readLength(typed[field], unit);
    // To the millimetre, so that a wall stays the same when its numbers are converted to the other unit.
    const mm = exact === null ? null : Math.round(exact);
    if (typed[field].trim() === '') errors[field] = `Enter ${called}, ${hint}`;
    else if (mm === null) errors[field] = `This is no length we can read. Enter ${called}, ${hint}`;
    else if (mm <= 0) errors[field] = `Enter more than ${mm === 0 ? typed[field].trim() : '0'}: ${called}, ${hint}`;
    else if (mm > LONGEST_MM) errors[field] = `The longest that can be planned here is ${lengthText(LONGEST_MM, unit)}`;
    return mm ?? 0;
  };
  const asked: WallAsked = {
    widthMm: length('width', 'how wide the wall is'),
    heightMm: length('height', 'how high the wall is'),
    nearestMm: length('nearest', 'how near the nearest viewer stands', 'such as 3, 2.5 m or 10 ft'),
    unit,
    place: typed.place === 'outdoors' ? 'outdoors' : 'indoors',
    hours: readHours(typed.hours, errors),
    cabinet: typed.cabinet || null,
    withCases: typed.cases !== '',
  };
  if (!['m', 'ft'].includes(typed.unit)) errors.unit = 'Choose metres or feet';
  if (!['indoors', 'outdoors'].includes(typed.place)) errors.place = 'Choose indoors or outdoors';
  return Object.keys(errors).length > 0 ? { errors } : { asked };
}

function readHours(text: string, errors: WallErrors): number {
  const hours = /^\s*\d{1,2}(?:\.\d)?\s*$/.test(text) ? Number(text) : Number.NaN;
  if (!(hours > 0 && hours <= 24)) errors.hours = 'Enter the hours a day, from 1 to 24';
  return hours;
}
