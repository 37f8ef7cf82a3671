import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type AccordionProps = {
  /** Shared by all items, so that the browser opens at most one. */
  name: string;
  items: readonly { id?: string; title: ReactNode; content: ReactNode }[];
  className?: string;
};

/** The browser's own disclosure: it works without scripts, and a search in the page opens the right item. */
export function Accordion({ name, items, className }: AccordionProps) {
  return (
    <div className={className}>
      {items.map((item, at) => (
        <details key={item.id ?? at} id={item.id} name={name} className="group border-line border-b first:border-t">
          <summary className={summaryClass}>
            <h3 className="title-3 flex-1 min-w-0">{item.title}</h3>
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-prose pe-9 pb-5 text-ink-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}

const summaryClass =
  'flex min-h-14 list-none items-center gap-4 rounded-sm py-3 hover:text-accent-text [&::-webkit-details-marker]:hidden';
