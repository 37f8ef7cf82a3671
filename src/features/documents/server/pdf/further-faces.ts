import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A subset of a font, one file per weight. */
export interface Face {
  family: string;
  weights: { weight: number; file: string }[];
}

/** Fallback fonts, tried in this sequence. Each has many files, and a `unicode.json` with the letters in each file. */
const FONTS = [
  { name: 'noto-sans', weights: [400, 600] },
  // The renderer misplaces the dots of Arabic fonts that draw them separately; this font does not.
  { name: 'ibm-plex-sans-arabic', weights: [400, 600] },
  { name: 'zcool-xiaowei', weights: [400] },
];

const { resolve } = createRequire(import.meta.url);
const ranges = new Map<string, [subset: string, spans: Span[]][]>();

type Span = [from: number, to: number];

/** The font subsets that have these letters. */
export function facesFor(letters: Iterable<string>): Face[] {
  const faces = new Map<string, Face>();
  for (const letter of letters) {
    for (const { name, weights } of FONTS) {
      const subset = subsetOf(name, letter.codePointAt(0) ?? 0);
      if (!subset) continue;
      const family = `${name} ${subset}`;
      const fileOf = (weight: number) => resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);
      faces.set(family, { family, weights: weights.map((weight) => ({ weight, file: fileOf(weight) })) });
      break;
    }
  }
  return [...faces.values()];
}

function subsetOf(font: string, codePoint: number): string | undefined {
  const known = ranges.get(font) ?? readRanges(font);
  ranges.set(font, known);
  return known.find(([, spans]) => spans.some(([from, to]) => codePoint >= from && codePoint <= to))?.[0];
}

// {"[81]": "U+4e00,U+4e03-4e08", "cyrillic": …}
function readRanges(font: string): [string, Span[]][] {
  const text = readFileSync(resolve(`@fontsource/${font}/unicode.json`), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([key, spans]) => [
    key.replace(/[[\]]/g, ''),
    spans.split(',').map(readSpan),
  ]);
}

function readSpan(text: string): Span {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
