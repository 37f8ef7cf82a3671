import { useEffect, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { undoKey, undoShown } from '#web/undo-action.tsx';

/** The keys of staff screens: `/` searches everything, `j` and `k` walk through a table, Ctrl+Z takes back, `?` lists the keys. */
export function PortalKeys({ onSearch }: { onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isUndo(event) && !isWriting(event.target) && undoShown()) event.preventDefault();
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector('dialog[open]')
      )
        return;
      if (event.key === '?') setOpen(true);
      if (event.key === '/') {
        event.preventDefault();
        onSearch();
      }
      if (moveThroughRows(event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onSearch]);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keys" size="sm">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 text-sm">
        {keys().map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const keys = () => [
  { key: '/', does: 'Search orders, customers and products, or this list' },
  { key: 'j', does: 'Next row of a table; the arrow keys go on from there' },
  { key: 'k', does: 'Row before' },
  { key: 'x', does: 'Tick the row, where rows can be ticked' },
  { key: undoKey(), does: 'Take back what was just done, while a message offers it' },
  { key: '?', does: 'Show this help' },
  { key: 'Esc', does: 'Close what is open' },
  { key: 'Enter', does: 'Open the row or the dropdown, or take the choice in it; the arrow keys alone change nothing' },
];

/** Ctrl+Z, which works in open dialogs and on dropdowns too: a toast offers to take back for a few seconds only. */
function isUndo({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Where Ctrl+Z takes back what was typed. */
function isWriting(target: EventTarget | null): boolean {
  return isTyping(target) && !(target as HTMLElement).matches('select, [type="checkbox"], [type="radio"]');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

type RowMove = 'next' | 'previous' | 'tick';

const LETTERS: Record<string, RowMove> = { j: 'next', k: 'previous', x: 'tick' };
const ARROWS: Record<string, RowMove> = { ArrowDown: 'next', ArrowUp: 'previous' };

/**
 * Moves the focus between the links of the table's rows: `j` and `k` from anywhere, the arrow keys once a row has the focus
 * (elsewhere they scroll). Returns whether the key did something.
 */
function moveThroughRows(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody > tr')].filter((row) => linkOf(row));
  if (rows.length === 0) return false;
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  const isOnLink = here >= 0 && document.activeElement === linkOf(rows[here]);
  const move = LETTERS[key] ?? (isOnLink ? ARROWS[key] : undefined);
  if (!move) return false;
  if (move === 'tick') return tick(rows[here]);
  const to = here < 0 ? (move === 'next' ? 0 : rows.length - 1) : here + (move === 'next' ? 1 : -1);
  const target = linkOf(rows[Math.min(Math.max(to, 0), rows.length - 1)]);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
  return true;
}

function linkOf(row: HTMLElement | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('td a[href]') ?? null;
}

function tick(row: HTMLElement | undefined): boolean {
  const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"][name]');
  box?.click();
  return box != null;
}
