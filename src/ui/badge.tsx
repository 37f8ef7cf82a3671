import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { type Tone, toneClass } from './tone.ts';

type BadgeProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode };

/** A state in a word, with a pixel in the colour of its tone. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={cx(badgeClass, toneClass[tone], className)}>
      {icon ?? <span aria-hidden="true" className="size-1.5 shrink-0 bg-current forced-colors:bg-[CanvasText]" />}
      {children}
    </span>
  );
}

const badgeClass =
  'inline-flex max-w-full items-center gap-1.5 whitespace-nowrap rounded-xs border border-transparent px-2 py-0.5 ' +
  'font-semibold text-xs leading-[1rem] [&_svg]:size-3.5 [&_svg]:shrink-0';
