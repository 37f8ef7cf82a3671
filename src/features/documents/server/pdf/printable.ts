const STAND_INS: Record<string, string> = { '′': '’', '″': '”', '‐': '-', '‑': '-', '\t': ' ', '\u00a0': ' ' };
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Mn}]$/u;

/** Replaces letters that the fonts lack by similar ones (ễ → ê) or a question mark; the renderer would print a wrong glyph. */
export function printable(text: string, has: (codePoint: number) => boolean): string {
  const isPrintable = (char: string) => [...char].every((part) => has(part.codePointAt(0) ?? 0));
  const graphemes = [...segments.segment(text.normalize('NFC').replace(/\r\n?/g, '\n'))];
  return graphemes
    .map(({ segment }) => {
      if (segment === '\n') return segment;
      const standIn = STAND_INS[segment];
      if (standIn !== undefined) return standIn;
      if ([...segment].every((char) => INVISIBLE.test(char))) return '';
      if (isPrintable(segment)) return segment;
      return nearest(segment, isPrintable) ?? '?';
    })
    .join('');
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

// A letter with fewer accents, the parts of a ligature, a fraction in ASCII.
function nearest(segment: string, isPrintable: (char: string) => boolean): string | null {
  const apart = segment.normalize('NFKD');
  const [base = '', ...accents] = apart.match(/\p{M}|\P{M}+/gu) ?? [];
  const candidates = [
    ...(apart.includes('⁄') ? [` ${apart.replace('⁄', '/')}`] : []),
    ...accents.map((_, count) => base + accents.slice(0, accents.length - count).join('')),
    ...accents.map((accent) => base + accent),
    base,
  ];
  return candidates.map((candidate) => candidate.normalize('NFC')).find((candidate) => isPrintable(candidate)) ?? null;
}
