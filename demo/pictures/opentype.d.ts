/** The part of opentype.js that the lettering uses; the package ships no types of its own. */
declare module 'opentype.js' {
  type Command =
    | { type: 'M'; x: number; y: number }
    | { type: 'L'; x: number; y: number }
    | { type: 'Q'; x: number; y: number; x1: number; y1: number }
    | { type: 'C'; x: number; y: number; x1: number; y1: number; x2: number; y2: number }
    | { type: 'Z' };
  type Glyph = { index: number; advanceWidth: number; path: { commands: Command[] } };
  type Font = {
    unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  };
  const opentype: { parse(data: ArrayBuffer): Font };
  export default opentype;
  export type { Command, Font, Glyph };
}
