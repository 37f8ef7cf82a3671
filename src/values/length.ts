import { numberSaid } from './number-words.ts';

export type LengthUnit = 'm' | 'ft';

const MM: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, ft: 304.8, in: 25.4 };
const UNITS: readonly [RegExp, keyof typeof MM][] = [
  [/^(?:mm|millimetres?|millimeters?)$/, 'mm'],
  [/^(?:cm|centimetres?|centimeters?)$/, 'cm'],
  [/^(?:m|metres?|meters?)$/, 'm'],
  [/^(?:ft|foot|feet|')$/, 'ft'],
  [/^(?:in|inch|inches|ins|")$/, 'in'],
];
// What a number without a unit means after one with: 6'7 is six feet and seven inches, 2m50 two metres and fifty.
const NEXT: Readonly<Record<string, string>> = { ft: 'in', m: 'cm' };

const HALF = 0.5;
const QUARTER = 0.25;
// A thousandth of a foot is a third of a millimetre.
const FINEST_DECIMALS = 3;

/**
 * A length as people type it, in mm: `4`, `2.5 m`, `250 cm`, `6'7"`, `6 ft 7 in`, `two and a half metres`. A number alone is in `unit`. It may
 * be negative or 0; null where it cannot be read.
 */
export function readLength(typed: string, unit: LengthUnit): number | null {
  const text = inFigures(plain(typed));
  const isNegative = /^-\s*/.test(text);
  const tokens = text.replace(/^-\s*/, '').match(/\d+(?:\.\d+)?|\.\d+|[a-z]+|'|"|\S/g) ?? [];
  const mm = sumOf(tokens, unit);
  if (mm === null) return null;
  return isNegative ? -mm : mm;
}

function plain(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .replace(/''|[“”″]/g, '"')
    .replace(/[‘’′`´]/g, "'")
    .replace(/½/g, '.5')
    .replace(/¼/g, '.25')
    .replace(/¾/g, '.75')
    .replace(/(\d) (\.\d)/g, '$1$2')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2');
}

// One number, or two of which the second has the smaller unit: '4 4' is no length.
function sumOf(tokens: readonly string[], unit: LengthUnit): number | null {
  const [first, ...rest] = amountsOf(tokens);
  if (!first) return null;
  const firstUnit = first.unit ?? unit;
  const mm = first.value * (MM[firstUnit] ?? Number.NaN);
  const [second] = rest;
  if (!second) return mm;
  const secondUnit = second.unit ?? (first.unit && NEXT[first.unit]);
  if (rest.length > 1 || !secondUnit || (MM[secondUnit] ?? 0) >= (MM[firstUnit] ?? 0)) return null;
  return mm + second.value * (MM[secondUnit] ?? Number.NaN);
}

/** Numbers with the unit that follows each; none where anything else is among them. */
function amountsOf(tokens: readonly string[]): { value: number; unit: string | null }[] {
  const amounts: { value: number; unit: string | null }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const value = Number(tokens[at]);
    if (!Number.isFinite(value)) return [];
    const unit = UNITS.find(([words]) => words.test(tokens[at + 1] ?? ''))?.[1] ?? null;
    amounts.push({ value, unit });
    at += unit ? 2 : 1;
  }
  return amounts;
}

/** Number words as figures: 'two and a half metres' is '2.5 metres'. */
function inFigures(text: string): string {
  return text
    .replace(/[a-z]+/g, (word) => {
      const number = word === 'zero' ? 0 : numberSaid(word);
      return Number.isNaN(number) ? word : String(number);
    })
    .replace(/\b([2-9]0)[\s-]+([1-9])\b/g, (_, tens: string, ones: string) => String(Number(tens) + Number(ones)))
    .replace(/(\d+) point (\d+)/g, '$1.$2')
    .replace(/(\d+) and a (half|quarter)\b/g, (_, whole: string, part: string) =>
      String(Number(whole) + (part === 'half' ? HALF : QUARTER)),
    )
    .replace(/^(?:a )?half (?:a |an )?/, `${HALF} `)
    .replace(/^an? (?=[a-z])/, '1 ')
    .replace(/(\d(?:\.\d+)? ?(?:m|metres?|meters?|ft|foot|feet|')) and (?=\d)/g, '$1 ');
}

/** `2.5 m`, or `8′ 2″`: as people of that unit say it. */
export function lengthText(mm: number, unit: LengthUnit): string {
  if (unit === 'm') return `${trimmed(mm / 1000, 2)} m`;
  const inches = Math.round(mm / (MM.in ?? 1));
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  return rest === 0 ? `${feet}′` : `${feet}′ ${rest}″`;
}

/** A length as the field takes it back: the shortest number that is read as the same whole millimetre. */
export function typedLength(mm: number, unit: LengthUnit): string {
  const size = MM[unit] ?? 1;
  const numbers = [0, 1, 2, FINEST_DECIMALS].map((decimals) => trimmed(mm / size, decimals));
  return numbers.find((number) => Math.round(Number(number) * size) === Math.round(mm)) ?? numbers.at(-1) ?? '';
}

function trimmed(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
