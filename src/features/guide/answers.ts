import { LIGHT } from '#features/viewing/brightness.ts';
import type { Content } from '#features/viewing/reading.ts';
import {
  CONTENTS,
  FIELDS,
  type Field,
  HOURS_OFFERED,
  LIGHTS_OF,
  LIMITS,
  type Light,
  PLACES,
  type Place,
  type Typed,
} from './questions.ts';
import { readMetres, readNumber, whole, within } from './typed-numbers.ts';
import { sayNumber } from './words.ts';

/** All that the guide asks, answered. */
export interface Answers {
  place: Place;
  /** How far away the last person stands who is to read it. */
  metres: number;
  lux: number;
  /** The kind of light that was chosen; null where the lux were measured. */
  light: Light | null;
  content: Content;
  hours: number;
}

export interface AnswersRead {
  typed: Typed;
  /** As far as they are given and right. */
  given: Partial<Answers>;
  /** All of them; null while one is missing or wrong. */
  answers: Answers | null;
  errors: Readonly<Partial<Record<Field, string>>>;
  /** The questions that are not answered yet, in their order. */
  missing: readonly Field[];
}

/** Reads answers from an address or a form. What is wrong stays as it was typed, with a sentence beside its field. */
export function readAnswers(sent: Readonly<Partial<Record<Field, string | undefined>>>): AnswersRead {
  const typed = Object.fromEntries(FIELDS.map((field) => [field, (sent[field] ?? '').trim().slice(0, 40)])) as Typed;
  const errors: Partial<Record<Field, string>> = {};
  const reader = <Value>(field: Field, read: (text: string) => Value | null, sentence: string): Value | undefined => {
    if (typed[field] === '') return undefined;
    const value = read(typed[field]);
    if (value === null) errors[field] = sentence;
    return value ?? undefined;
  };
  const place = reader('place', (text) => oneOf(PLACES, text), 'Choose one of the places.');
  const metres = reader('metres', readMetres, METRES);
  const measured = reader('lux', (text) => within(LIMITS.lux, readNumber(text)), LUX);
  // Measured lux go before the kind of light, whatever it says.
  const kind =
    typed.lux === ''
      ? reader('light', (text) => lightAt(place, text), 'Choose how light it is at this place.')
      : undefined;
  const shows = reader('shows', (text) => oneOf(CONTENTS, text), 'Choose what it shows.');
  const lines = shows === 'menu' ? reader('lines', (text) => whole(LIMITS.lines, text), LINES) : undefined;
  const hours = reader('hours', (text) => whole(LIMITS.hours, text), HOURS);

  const content = contentOf(shows, lines);
  const given: Partial<Answers> = { place, metres, content, hours };
  if (measured !== undefined) Object.assign(given, { lux: measured, light: null });
  else if (kind) Object.assign(given, { lux: LIGHT[kind], light: kind });
  const missing = missingOf(given, shows, errors);
  const isAll = missing.length === 0 && Object.keys(errors).length === 0;
  return { typed, given, answers: isAll ? (given as Answers) : null, errors, missing };
}

/** The answers as an address: the same question again. */
export function addressOf({ place, metres, lux, light, content, hours }: Answers): Record<string, string> {
  return {
    ...{ place, metres: String(metres) },
    ...(light ? { light } : { lux: String(lux) }),
    shows: content.shows,
    ...(content.shows === 'menu' ? { lines: String(content.lines) } : {}),
    hours: String(hours),
  };
}

const METRES = `Enter a distance from ${LIMITS.metres.least} to ${LIMITS.metres.most} m, such as 6, 250 cm or 20 ft.`;
const LUX = `Enter ${LIMITS.lux.least} to ${sayNumber(LIMITS.lux.most)} lux: an office has about 500, the midday sun 120,000.`;
const LINES = `Enter a whole number of lines from ${LIMITS.lines.least} to ${LIMITS.lines.most}.`;
const HOURS = `Choose ${HOURS_OFFERED.join(', ')}, or another whole number of hours from 1 to 24.`;

function oneOf<const Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}

// Without a place every kind may still be meant.
function lightAt(place: Place | undefined, text: string): Light | null {
  if (!Object.hasOwn(LIGHT, text)) return null;
  const light = text as Light;
  return !place || LIGHTS_OF[place].includes(light) ? light : null;
}

function contentOf(shows: (typeof CONTENTS)[number] | undefined, lines: number | undefined): Content | undefined {
  if (shows !== 'menu') return shows && { shows };
  return lines === undefined ? undefined : { shows, lines };
}

function missingOf(given: Partial<Answers>, shows: string | undefined, errors: AnswersRead['errors']): Field[] {
  const open: Field[] = [];
  if (!given.place && !errors.place) open.push('place');
  if (given.metres === undefined && !errors.metres) open.push('metres');
  if (given.lux === undefined && !errors.light && !errors.lux) open.push('light');
  if (!shows && !errors.shows) open.push('shows');
  if (shows === 'menu' && !given.content && !errors.lines) open.push('lines');
  if (given.hours === undefined && !errors.hours) open.push('hours');
  return open;
}
