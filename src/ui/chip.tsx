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

export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-2">
      {children}
    </fieldset>
  );
}

const chipClass =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line-strong px-4 py-1 text-start ' +
  'font-medium text-sm leading-tight transition-colors duration-150 sm:min-h-8 sm:px-3';
