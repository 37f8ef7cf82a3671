import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/** The faces of the brand. Text falls from one file to the next for letters such as ł and ő. */
export const TEXT_FACE = ['Text', 'Text extended'];
export const HEADING_FACE = ['Heading', 'Heading extended', ...TEXT_FACE];

const FACES = [
  { family: 'Text', font: 'instrument-sans', subset: 'latin', weights: [400, 600] },
  { family: 'Text extended', font: 'instrument-sans', subset: 'latin-ext', weights: [400, 600] },
  { family: 'Heading', font: 'bricolage-grotesque', subset: 'latin', weights: [700] },
  { family: 'Heading extended', font: 'bricolage-grotesque', subset: 'latin-ext', weights: [700] },
];

interface Glyphs {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

let loading: Promise<Glyphs[]> | null = null;

/** Reads the font files, once. Answers what tells whether a letter can be printed. */
export function loadFonts(): Promise<Glyphs[]> {
  loading ??= registerAndLoad();
  return loading;
}

async function registerAndLoad(): Promise<Glyphs[]> {
  const { resolve } = createRequire(import.meta.url);
  for (const { family, font, subset, weights } of FACES) {
    const fileOf = (weight: number) => resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`);
    Font.register({ family, fonts: weights.map((fontWeight) => ({ src: fileOf(fontWeight), fontWeight })) });
  }
  // A long word is broken where it must be, without a hyphen that is no part of a name or an article number.
  Font.registerHyphenationCallback((word) => (word.length > 24 ? (word.match(/.{1,8}/gsu) ?? [word]) : [word]));
  const glyphs = await Promise.all(
    TEXT_FACE.map(async (fontFamily) => {
      await Font.load({ fontFamily, fontWeight: 400 });
      return Font.getFont({ fontFamily, fontWeight: 400 })?.data as unknown as Glyphs;
    }),
  );
  return glyphs;
}
