import fc from 'fast-check';

// One half of a character each, which is none by itself.
const HALVES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

/**
 * Any character of Unicode, for `fc.string({ unit })`: the same as its unit 'binary', which makes a table of all 1.1 million
 * in each process first.
 */
export const anyCharacter = fc.nat(LAST - HALVES.count).map(characterAt, placeOf);

function characterAt(place: number): string {
  return String.fromCodePoint(place < HALVES.first ? place : place + HALVES.count);
}

// How fast-check finds the way back from a text to what it is made of; what is not one character has none.
function placeOf(text: unknown): number {
  const point = (typeof text === 'string' && text.codePointAt(0)) || 0;
  const place = point < HALVES.first ? point : point - HALVES.count;
  if (characterAt(place) !== text) throw new Error('This is not one character.');
  return place;
}
