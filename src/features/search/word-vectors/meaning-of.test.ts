import { expect, test } from 'vitest';
import { meaningOf } from './meaning-of.ts';
import table from './table.json' with { type: 'json' };

function likeness(one: string, other: string): number {
  const [a, b] = [meaningOf(one), meaningOf(other)];
  return a && b ? a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0) : Number.NaN;
}

test.each(['', '???', '43', 'zzxqy', '\u0000', '🦓', 'مرحبا', '  '])(
  'what has no known word has no meaning: %s',
  (text) => {
    expect(meaningOf(text)).toBeNull();
  },
);

test('a meaning is of unit length and the same each time, however long the text is', () => {
  for (const text of ['screen', 'members squint at the telly', 'menu board '.repeat(2000)]) {
    expect(Math.hypot(...(meaningOf(text) ?? []))).toBeCloseTo(1, 5);
    expect(meaningOf(text)).toEqual(meaningOf(text));
  }
});

test.each([
  ['pupils cannot read the lesson', 'students struggle to see in class', 'our lorry drivers want a receipt'],
  ['the freight firm dented the carton', 'the parcel came damaged', 'the priest wants hymns on the wall'],
  ['the vicar wants hymns on the wall', 'words of the songs for our church', 'ribbon cable for the cabinet'],
  ['diners gawp at the specials', 'customers look at the menu', 'the invoice has a wrong address'],
])('‘%s’ is more like ‘%s’ than ‘%s’', (text, near, far) => {
  expect(likeness(text, near)).toBeGreaterThan(likeness(text, far) + 0.2);
});

test('forms of a word and the British spelling are known', () => {
  const { words } = table;
  const known = new Set(words.split(' '));
  for (const word of ['colour', 'grey', 'telly', 'chippy', 'kerb', 'aluminium', 'programme', 'centre'])
    expect(known, word).toContain(word);
  for (const [form, word] of [
    ['pupils', 'pupil'],
    ['unscrewing', 'unscrew'],
    ['gawping', 'gawp'],
  ])
    if (known.has(word ?? '')) expect(meaningOf(form ?? ''), form).not.toBeNull();
});

test('the table is small, and every word has its numbers', () => {
  const words = table.words.split(' ');
  expect(words.length).toBeGreaterThan(15_000);
  expect(new Set(words).size).toBe(words.length);
  expect(Buffer.from(table.vectors, 'base64').length).toBe(words.length * table.dimensions);
  expect(JSON.stringify(table).length).toBeLessThan(2_000_000);
});
