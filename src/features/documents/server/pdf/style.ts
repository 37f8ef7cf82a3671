import { StyleSheet } from '@react-pdf/renderer';
import { HEADING_FACE, TEXT_FACE } from './fonts.ts';

// PDFs cannot use the CSS, so its tokens are repeated here.
export const COLOURS = {
  ink: '#10141f',
  soft: '#545a68',
  line: '#d9d5ca',
  sunken: '#f3f1ea',
  accent: '#ffb000',
  accentFaint: '#5f4a1a',
  coverDot: '#262c3a',
};

export const MARGIN = 44;

const heading = { fontFamily: HEADING_FACE, fontWeight: 700 as const };

export const style = StyleSheet.create({
  page: {
    paddingTop: MARGIN,
    paddingHorizontal: MARGIN,
    paddingBottom: 84,
    fontFamily: TEXT_FACE,
    fontSize: 9,
    color: COLOURS.ink,
  },
  // Not on the page: a text with `render` disappears when it inherits a line height. Next to the font size, which it uses.
  body: { fontSize: 9, lineHeight: 1.45 },
  footText: { flex: 1, fontSize: 7.5, lineHeight: 1.45 },
  masthead: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 9 },
  brandName: { ...heading, fontSize: 16, lineHeight: 1.2 },
  title: { ...heading, fontSize: 22, lineHeight: 1.15, textAlign: 'right' },
  warning: { fontWeight: 600, textAlign: 'right', marginTop: 2 },
  rule: { height: 3, backgroundColor: COLOURS.accent, marginTop: 16, marginBottom: 18 },
  columns: { flexDirection: 'row', gap: 22, marginBottom: 20 },
  column: { flex: 1 },
  label: { color: COLOURS.soft, fontSize: 8, marginBottom: 2 },
  strong: { fontWeight: 600 },
  soft: { color: COLOURS.soft },
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    backgroundColor: COLOURS.sunken,
    padding: 12,
    rowGap: 9,
    marginBottom: 20,
  },
  fact: { width: '25%', paddingRight: 10 },
  tableHead: {
    flexDirection: 'row',
    gap: 10,
    borderBottomWidth: 1,
    borderBottomColor: COLOURS.ink,
    paddingBottom: 5,
    color: COLOURS.soft,
    fontSize: 8,
  },
  row: { flexDirection: 'row', gap: 10, paddingVertical: 6, borderBottomWidth: 0.5, borderBottomColor: COLOURS.line },
  figure: { textAlign: 'right', fontFeatureSettings: ['tnum'] },
  sums: { marginTop: 10, marginLeft: 'auto', width: 250 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', gap: 12, paddingVertical: 2.5 },
  grandTotal: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 12,
    marginTop: 5,
    paddingTop: 7,
    borderTopWidth: 1,
    borderTopColor: COLOURS.ink,
  },
  grandTotalText: { ...heading, fontSize: 13, lineHeight: 1.2 },
  notes: { marginTop: 22, gap: 10 },
  panel: { backgroundColor: COLOURS.sunken, padding: 12, borderLeftWidth: 3, borderLeftColor: COLOURS.accent },
  foot: {
    position: 'absolute',
    left: MARGIN,
    right: MARGIN,
    bottom: 30,
    paddingTop: 8,
    borderTopWidth: 0.5,
    borderTopColor: COLOURS.line,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    fontSize: 7.5,
    color: COLOURS.soft,
  },
});
