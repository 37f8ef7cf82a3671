import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';

export type CursorPagerProps = {
  /** What is listed: `['message', 'messages']`. */
  nouns: readonly [one: string, many: string];
  count: number;
  /** How many there are in all, if known. */
  total?: number;
  /** Shows the total even when the page holds all of them. */
  alwaysSaysTotal?: boolean;
  /** The cursors of the pages up to the one shown. */
  trail: readonly string[];
  nextCursor: string | null;
  hrefOf: (trail: string[]) => string;
  /** The labels of the links to the previous and the next page. */
  words?: readonly [back: string, on: string];
  label?: string;
  /** Actions on the rows, between the count and the links. */
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
