import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { UiLink } from './link.tsx';

type ChipProps = { children: ReactNode; href?: string; onClick?: () => void; selected?: boolean; className?: string };

export function Chip({ children, href, onClick, selected, className }: ChipProps) {
  const look = cx(chipClass, 'hover:border-ink hover:bg-sunken', selected && 'border-ink bg-accent-wash', className);
  if (href !== undefined)
    return (
      <UiLink href={href} aria-current={selected ? 'true' : undefined} className={look}>
        {children}
      </UiLink>
    );
  return (
    <button type="button" aria-pressed={selected} onClick={onClick} className={look}>
      {children}
    </button>
  );
}

type RemovableChipProps = { children: ReactNode; removeLabel: string; href: string };

/** A filter that is on; a click anywhere on the chip removes it. */
export function RemovableChip({ children, removeLabel, href }: RemovableChipProps) {
  return (
    <UiLink href={href} aria-label={removeLabel} className={`${chipClass} border-ink bg-accent-wash hover:bg-sunken`}>
      <span className="min-w-0 truncate">{children}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </UiLink>
  );
}

/** `slides`: on a phone one row that is pushed sideways, for chips that are nice to have. */
export function ChipRow({ label, slides, children }: { label: string; slides?: boolean; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={cx('flex min-w-0 gap-2', slides ? slidingClass : 'flex-wrap')}>
      {children}
    </fieldset>
  );
}

// Room for the focus ring, which the edge would cut off.
const slidingClass = '-mx-2 -my-1 overflow-x-auto px-2 py-1 sm:flex-wrap';

const chipClass =
  'inline-flex min-h-11 max-w-full shrink-0 items-center gap-1.5 rounded-full border border-line-strong px-4 py-1 text-start ' +
  'font-medium text-sm leading-tight transition-colors duration-150 sm:min-h-8 sm:px-3';
