const SEPARATOR = '|';

/** A list in one cell: `HDMI 2.0 | USB-C`. A backslash escapes a bar or backslash in an item. */
export function toListCell(items: readonly string[]): string {
  return items.map((item) => item.replace(/[\\|]/g, '\\$&')).join(` ${SEPARATOR} `);
}

/** The items of such a cell, trimmed, without empty ones. */
export function fromListCell(cell: string): string[] {
  const items = [''];
  for (const [piece] of cell.matchAll(/\\[\\|]|[\s\S]/g)) {
    if (piece === SEPARATOR) items.push('');
    else items[items.length - 1] += piece.length === 2 && piece.startsWith('\\') ? piece.slice(1) : piece;
  }
  return items.map((item) => item.trim()).filter(Boolean);
}
