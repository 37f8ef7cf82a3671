import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { toneClass } from './tone.ts';

type NoticeProps = {
  tone: 'positive' | 'negative' | 'caution' | 'info';
  title?: ReactNode;
  role?: 'alert' | 'status' | 'note';
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

export function Notice({ tone, title, role, action, className, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      role={role}
      className={cx(
        'flex items-start gap-3 rounded-md border-current border-s-4 px-4 py-3',
        toneClass[tone],
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 text-ink">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-sm leading-normal">{children}</div>}
        {action !== undefined && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}

const icons = { positive: CircleCheck, negative: CircleAlert, caution: TriangleAlert, info: Info };
