import { useEffect, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';

/** The keys of the workbench: `/` goes to the screen's search, `?` tells about the keys. */
export function PortalKeys() {
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
        const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
        if (!search) return;
        event.preventDefault();
        search.focus();
        search.select();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
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
  { key: '/', does: 'Go to the search of this screen' },
  { key: '?', does: 'Show this help' },
  { key: 'Esc', does: 'Close what is open' },
  { key: 'Enter', does: 'Open a dropdown, or take the choice in it; the arrow keys alone change nothing' },
];

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
