import type { CSSProperties } from 'react';

// Mail clients read neither style sheets nor variables, so the tokens are repeated here and styles are written in line.
const COLOURS = {
  ink: '#10141f',
  soft: '#545a68',
  paper: '#fbfaf7',
  surface: '#ffffff',
  line: '#e4e1d8',
  accent: '#ffb000',
};

const sans = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

export const emailStyle = {
  body: { backgroundColor: COLOURS.paper, margin: 0, padding: '24px 12px', fontFamily: sans, color: COLOURS.ink },
  sheet: {
    backgroundColor: COLOURS.surface,
    border: `1px solid ${COLOURS.line}`,
    borderRadius: 8,
    maxWidth: 600,
    margin: '0 auto',
  },
  masthead: {
    backgroundColor: COLOURS.ink,
    borderRadius: '8px 8px 0 0',
    borderBottom: `4px solid ${COLOURS.accent}`,
    padding: '20px 32px',
  },
  brand: { color: COLOURS.paper, fontSize: 20, fontWeight: 700, margin: 0, letterSpacing: '-0.01em' },
  content: { padding: '28px 32px 32px' },
  heading: { fontSize: 24, lineHeight: '30px', fontWeight: 700, margin: '0 0 12px', letterSpacing: '-0.01em' },
  subheading: { fontSize: 15, lineHeight: '22px', fontWeight: 700, margin: '28px 0 8px' },
  text: { fontSize: 15, lineHeight: '23px', margin: '0 0 12px', color: COLOURS.ink },
  quiet: { fontSize: 13, lineHeight: '20px', margin: 0, color: COLOURS.soft },
  table: { width: '100%', borderCollapse: 'collapse' as const },
  head: {
    fontSize: 12,
    lineHeight: '18px',
    color: COLOURS.soft,
    textAlign: 'left' as const,
    padding: '0 0 6px',
    fontWeight: 400,
  },
  cell: {
    fontSize: 15,
    lineHeight: '22px',
    padding: '10px 12px 10px 0',
    borderTop: `1px solid ${COLOURS.line}`,
    verticalAlign: 'top',
  },
  sumCell: { fontSize: 15, lineHeight: '22px', padding: '4px 12px 4px 0' },
  totalCell: {
    fontSize: 17,
    lineHeight: '26px',
    padding: '10px 12px 0 0',
    fontWeight: 700,
    borderTop: `2px solid ${COLOURS.ink}`,
  },
  panel: {
    backgroundColor: COLOURS.paper,
    border: `1px solid ${COLOURS.line}`,
    borderRadius: 8,
    padding: '16px 20px',
    margin: '24px 0 0',
  },
  button: {
    backgroundColor: COLOURS.accent,
    color: COLOURS.ink,
    borderRadius: 8,
    fontSize: 15,
    fontWeight: 700,
    padding: '12px 20px',
    textDecoration: 'none',
    display: 'inline-block',
    marginTop: 16,
  },
  footer: { maxWidth: 600, margin: '0 auto', padding: '20px 32px' },
} satisfies Record<string, CSSProperties>;

/** A cell of figures: flush right, on one line. */
export function figures(cell: CSSProperties): CSSProperties {
  return { ...cell, textAlign: 'right', paddingRight: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
}
