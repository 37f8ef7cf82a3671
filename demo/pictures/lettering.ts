/**
 * Lettering as outlines: a picture must look the same on a machine without a single font, so each letter is drawn from
 * the shop's own typefaces as a path, defined once a picture and used as often as it occurs.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Command, Font } from 'opentype.js';
import opentype from 'opentype.js';
import { short } from './shapes.ts';
import type { Sheet } from './sheet.ts';

type Face = 'display' | 'heading' | 'text' | 'strong';
type Lettering = { size: number; fill: string; face?: Face; align?: 'start' | 'middle' | 'end'; opacity?: number };

const files: Record<Face, string> = {
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  heading: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
  text: '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
  strong: '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff',
};

/** Letterforms are rounded to this many steps an em: finer than a pixel at every size that the pictures use. */
const stepsPerEm: Record<Face, number> = { display: 250, heading: 200, text: 120, strong: 120 };

const fonts = new Map<Face, Font>();
const outlines = new Map<string, string>();

/** Writes one line with its baseline at y; the size is the em in the units of the surface. */
export function write(sheet: Sheet, words: string, x: number, y: number, look: Lettering): string {
  const face = look.face ?? 'text';
  const scale = look.size / stepsPerEm[face];
  const shift = { start: 0, middle: 0.5, end: 1 }[look.align ?? 'start'];
  const left = x - shift * measure(words, look.size, face);
  const letters = setLine(words, face).letters.map(({ character, at }) => {
    const id = sheet.define((id) => `<path id="${id}" d="${outline(character, face)}"/>`);
    return `<use href="#${id}"${at ? ` x="${short(Math.round(at * stepsPerEm[face]))}"` : ''}/>`;
  });
  const opacity = look.opacity === undefined ? '' : ` opacity="${look.opacity}"`;
  const place = `translate(${short(left)} ${short(y)})scale(${Math.round(scale * 1e4) / 1e4})`;
  return `<g transform="${place}" fill="${look.fill}"${opacity}>${letters.join('')}</g>`;
}

export function measure(words: string, size: number, face: Face = 'text'): number {
  return setLine(words, face).width * size;
}

/** The largest size up to `size` at which the words fit the width. */
export function fitSize(words: string, width: number, size: number, face: Face = 'text'): number {
  return Math.min(size, Math.floor((size * width * 10) / measure(words, size, face)) / 10);
}

function setLine(words: string, face: Face): { letters: { character: string; at: number }[]; width: number } {
  const font = fontFor(face);
  const letters: { character: string; at: number }[] = [];
  let at = 0;
  let previous: ReturnType<Font['charToGlyph']> | undefined;
  for (const character of words) {
    const glyph = font.charToGlyph(character);
    if (glyph.index === 0) throw new Error(`The typeface '${face}' has no '${character}'; write the sign without it.`);
    if (previous) at += font.getKerningValue(previous, glyph) / font.unitsPerEm;
    if (character !== ' ') letters.push({ character, at });
    at += glyph.advanceWidth / font.unitsPerEm;
    previous = glyph;
  }
  return { letters, width: at };
}

function outline(character: string, face: Face): string {
  const key = face + character;
  const known = outlines.get(key);
  if (known !== undefined) return known;
  const font = fontFor(face);
  const drawn = compact(font.charToGlyph(character).path.commands, stepsPerEm[face] / font.unitsPerEm);
  outlines.set(key, drawn);
  return drawn;
}

/** Relative commands on a whole-number grid; strokes that the grid makes vanish are left out. */
function compact(commands: Command[], scale: number): string {
  let d = '';
  let at: [number, number] = [0, 0];
  const grid = (x: number, y: number): [number, number] => [Math.round(x * scale), Math.round(-y * scale)];
  const from = ([x, y]: [number, number]) => `${x - at[0]} ${y - at[1]}`;
  for (const command of commands) {
    if (command.type === 'Z') {
      d += 'z';
      continue;
    }
    const end = grid(command.x, command.y);
    const still = end[0] === at[0] && end[1] === at[1];
    if (command.type === 'M') d += `M${end[0]} ${end[1]}`;
    else if (still) continue;
    else if (command.type === 'L' && end[0] === at[0]) d += `v${end[1] - at[1]}`;
    else if (command.type === 'L' && end[1] === at[1]) d += `h${end[0] - at[0]}`;
    else if (command.type === 'L') d += `l${from(end)}`;
    else if (command.type === 'Q') d += `q${from(grid(command.x1, command.y1))} ${from(end)}`;
    else d += `c${from(grid(command.x1, command.y1))} ${from(grid(command.x2, command.y2))} ${from(end)}`;
    at = end;
  }
  return d.replaceAll(' -', '-');
}

function fontFor(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(files[face]));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  fonts.set(face, font);
  return font;
}
