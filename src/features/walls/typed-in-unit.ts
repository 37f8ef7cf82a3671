import { type LengthUnit, readLength, typedLength } from '#values/length.ts';
import type { WallTyped } from './wall-address.ts';

const LENGTHS = ['width', 'height', 'nearest'] as const;

/** The same wall in the other unit: numbers alone are converted to the same millimetre, and a length with its own unit stays as it is typed. */
export function typedInUnit(typed: WallTyped, unit: string): WallTyped {
  const inUnit = (text: string) => {
    if (!/^[\s\d.,]+$/.test(text)) return text;
    const mm = readLength(text, unitOf(typed.unit));
    return mm === null ? text : typedLength(mm, unitOf(unit));
  };
  return { ...typed, unit, ...Object.fromEntries(LENGTHS.map((field) => [field, inUnit(typed[field])])) };
}

function unitOf(text: string): LengthUnit {
  return text === 'ft' ? 'ft' : 'm';
}
