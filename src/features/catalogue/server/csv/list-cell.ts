const SEPARATOR = '|';

/** A list in one cell: `HDMI 2.0 | USB-C`. A bar or backslash within an item gets a backslash in front. */
export function toListCell(items: readonly string[]): string {
  return items.map((item) => item.replace(/[\\|]/g, '\\$&')).join(` ${SEPARATOR} `);
}

/** The items of such a cell, without blanks around them and without empty ones. */
export function fromListCell(cell: string): string[] {
  const items = [''];
  for (const [piece] of cell.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (piece === SEPARATOR) items.push('');
    else items[items.length - 1] += piece.length === 2 && piece.startsWith('\\') ? piece.slice(1) : piece;
  }
  return items.map((item) => item.trim()).filter(Boolean);
}
