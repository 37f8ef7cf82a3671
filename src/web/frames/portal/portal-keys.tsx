import { useEffect, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { moveThroughRows } from './table-keys.ts';

/** The keys of the workbench: `/` searches everything, `j` and `k` walk through a table, `?` tells about the keys. */
export function PortalKeys({ onSearch }: { onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
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
        {KEYS.map(({ key, does }) => (
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

const KEYS = [
  { key: '/', does: 'Search orders, customers and products, or this list' },
  { key: 'j', does: 'Next row of a table; the arrow keys go on from there' },
  { key: 'k', does: 'Row before' },
  { key: 'x', does: 'Tick the row, where rows can be ticked' },
  { key: '?', does: 'Show this help' },
  { key: 'Esc', does: 'Close what is open' },
  { key: 'Enter', does: 'Open the row or the dropdown, or take the choice in it; the arrow keys alone change nothing' },
];

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
