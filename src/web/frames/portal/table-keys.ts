/** What a key means among the rows of a table: one row on or back, or ticking this one. */
type RowMove = 'next' | 'previous' | 'tick';

const LETTERS: Record<string, RowMove> = { j: 'next', k: 'previous', x: 'tick' };
const ARROWS: Record<string, RowMove> = { ArrowDown: 'next', ArrowUp: 'previous' };

/**
 * Moves the focus from row to row of the screen's table: `j` and `k` from anywhere, the arrow keys once the focus is on a row
 * (elsewhere they scroll). The row's own link has the focus then, so Enter opens it. Answers whether the key meant that.
 */
export function moveThroughRows(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody > tr')].filter((row) => wayInto(row));
  if (rows.length === 0) return false;
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const isOnLink = here >= 0 && document.activeElement === wayInto(rows[here]);
  const move = LETTERS[key] ?? (isOnLink ? ARROWS[key] : undefined);
  if (!move) return false;
  if (move === 'tick') return tick(rows[here]);
  const to = here < 0 ? (move === 'next' ? 0 : rows.length - 1) : here + (move === 'next' ? 1 : -1);
  const target = wayInto(rows[Math.min(Math.max(to, 0), rows.length - 1)]);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
  return true;
}

function wayInto(row: HTMLElement | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('td a[href]') ?? null;
}

function tick(row: HTMLElement | undefined): boolean {
  const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"][name]');
  box?.click();
  return box != null;
}
