import { Menu as Base } from '@base-ui/react/menu';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { cx } from './class-names.ts';
import { iconButtonClass } from './icon-button.tsx';

export type MenuItem = { label: string; icon?: ReactNode; onSelect: () => void; danger?: boolean } | 'separator';

export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  // Drawn inside the button's own dialog or portal: elsewhere it would be inert, or lose the dark scheme.
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const findContainer = useCallback((button: HTMLElement | null) => {
    if (button) setContainer(button.closest<HTMLElement>('dialog, .portal'));
  }, []);
  return (
    <Base.Root modal={false}>
      <Base.Trigger ref={findContainer} aria-label={label} className={iconButtonClass({ size: 'sm' })}>
        <Ellipsis aria-hidden="true" className="size-5" />
      </Base.Trigger>
      <Base.Portal container={container ?? undefined}>
        <Base.Positioner sideOffset={4} align="end" className="z-50">
          <Base.Popup className={popupClass}>
            {items.map((item, at) =>
              item === 'separator' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a separator is nothing but its place
                <Base.Separator key={at} className="my-1 h-px bg-line" />
              ) : (
                <Item key={item.label} item={item} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ item }: { item: Exclude<MenuItem, 'separator'> }) {
  return (
    <Base.Item onClick={item.onSelect} className={cx(itemClass, item.danger ? 'text-negative' : 'text-ink')}>
      {item.icon}
      <span className="min-w-0 flex-1">{item.label}</span>
    </Base.Item>
  );
}

const popupClass =
  'min-w-44 max-w-72 rounded-md border border-line bg-surface p-1 text-ink shadow-overlay outline-none ' +
  'transition-opacity duration-120 data-starting-style:opacity-0 data-ending-style:opacity-0';

const itemClass =
  'flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm outline-none sm:min-h-9 data-highlighted:bg-sunken ' +
  'data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-ink [&_svg]:size-4';
