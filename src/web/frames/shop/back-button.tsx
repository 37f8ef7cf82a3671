import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';

/** Leads to `to`, or else back in history; without a history or scripts it leads home. */
export function BackButton({ to, label = 'Back', className }: { to?: string; label?: string; className?: string }) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (to !== undefined || !hasBefore() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <UiLink
      href={to ?? paths.home}
      onClick={goBack}
      className={cx(
        '-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-medium text-sm hover:bg-sunken sm:min-h-9',
        className,
      )}
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
      {label}
    </UiLink>
  );
}

// React Router numbers the pages of this visit in the browser's history.
function hasBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
