import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { type Face, facesFor } from './further-faces.ts';
import { unpackFont } from './unpack-font.ts';

/** The brand's fonts, with fallbacks for letters such as ł and ő; `loadFonts` appends fonts for other scripts. */
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
const further = new Map<string, Promise<Glyphs>>();

/** Loads the font files that a text needs, each once. Returns fonts that tell which letters can be printed. */
export async function loadFonts(text: string): Promise<Glyphs[]> {
  loading ??= registerAndLoad();
  const own = await loading;
  const has = (letter: string) => own.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const foreign = new Set(
    text
      .normalize('NFC')
      .match(/[^\p{ASCII}\P{L}]|\p{M}|\p{Nd}/gu)
      ?.filter((letter) => !has(letter)),
  );
  for (const face of facesFor(foreign)) if (!further.has(face.family)) further.set(face.family, loadFurther(face));
  return [...own, ...(await Promise.all(further.values()))];
}

async function loadFurther({ family, weights }: Face): Promise<Glyphs> {
  Font.register({ family, fonts: weights.map(({ weight, file }) => ({ src: unpackFont(file), fontWeight: weight })) });
  const glyphs = await loadGlyphs(family);
  // The sheets' styles share these lists, so appending adds a fallback.
  TEXT_FACE.push(family);
  HEADING_FACE.push(family);
  return glyphs;
}

async function registerAndLoad(): Promise<Glyphs[]> {
  const { resolve } = createRequire(import.meta.url);
  for (const { family, font, subset, weights } of FACES) {
    const fileOf = (weight: number) => resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`);
    Font.register({
      family,
      fonts: weights.map((fontWeight) => ({ src: unpackFont(fileOf(fontWeight)), fontWeight })),
    });
  }
  // Long words break without a hyphen, which could look like part of a name or an article number.
  Font.registerHyphenationCallback((word) => (word.length > 24 ? (word.match(/.{1,8}/gsu) ?? [word]) : [word]));
  return Promise.all(TEXT_FACE.map(loadGlyphs));
}

async function loadGlyphs(fontFamily: string): Promise<Glyphs> {
  await Font.load({ fontFamily, fontWeight: 400 });
  return Font.getFont({ fontFamily, fontWeight: 400 })?.data as unknown as Glyphs;
}
