import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { UiLink } from './link.tsx';

type StatCardProps = { label: ReactNode; value: ReactNode; hint?: ReactNode; icon?: ReactNode; href?: string };

export function StatCard({ label, value, hint, icon, href }: StatCardProps) {
  return (
    <div className="wrap-anywhere relative flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface p-4 has-[a:hover]:border-ink sm:p-5">
      <dt className="flex items-center gap-2 font-medium text-ink-soft text-sm [&_svg]:size-4">
        {icon}
        {href === undefined ? (
          label
        ) : (
          <UiLink href={href} className="rounded-xs after:absolute after:inset-0">
            {label}
          </UiLink>
        )}
      </dt>
      <dd className={cx('tabular wrap-anywhere sm:title-2', isLong(value) ? 'font-heading font-semibold' : 'title-3')}>
        {value}
      </dd>
      {hint !== undefined && <dd className="meta">{hint}</dd>}
    </div>
  );
}

// A sum of eleven digits would break into two lines on a phone.
function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > 12;
}

export function StatRow({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3 sm:gap-4">{children}</dl>;
}
