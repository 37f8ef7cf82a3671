import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';

export type CursorPagerProps = {
  /** What is listed: `['message', 'messages']`. */
  nouns: readonly [one: string, many: string];
  count: number;
  /** How many there are in all, where that is known. */
  total?: number;
  /** Whether that is said even where the page shows all of them. */
  alwaysSaysTotal?: boolean;
  /** The cursors of the pages walked through so far; the last one is the page shown. */
  trail: readonly string[];
  nextCursor: string | null;
  hrefOf: (trail: string[]) => string;
  /** What the way on and the way back are called. */
  words?: readonly [back: string, on: string];
  label?: string;
  /** What can be done with the rows, between the count and the ways on. */
  children?: ReactNode;
};

/** The foot of a list that is read page by page. */
export function CursorPager(props: CursorPagerProps) {
  const { nouns, count, total = count, trail, nextCursor, hrefOf, children } = props;
  const { words = ['Newer', 'Older'], label = 'Pages', alwaysSaysTotal = false } = props;
  const linkClass = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-3 py-2"
    >
      <p className="meta tabular">
        {total === count && !alwaysSaysTotal ? count : `${count} of ${total.toLocaleString('en-GB')}`}{' '}
        {total === 1 ? nouns[0] : nouns[1]}
        {(trail.length > 0 || nextCursor) && `, page ${trail.length + 1}`}
      </p>
      {children}
      <div className="flex gap-2">
        {trail.length > 0 && (
          <UiLink href={hrefOf(trail.slice(0, -1))} className={linkClass}>
            {words[0]}
          </UiLink>
        )}
        {nextCursor && (
          <UiLink href={hrefOf([...trail, nextCursor])} className={linkClass}>
            {words[1]}
          </UiLink>
        )}
      </div>
    </nav>
  );
}
