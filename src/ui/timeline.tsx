import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { Tone } from './tone.ts';

export type TimelineItem = {
  id: string | number;
  title: ReactNode;
  description?: ReactNode;
  dateTime: string;
  timeLabel: string;
  tone?: Exclude<Tone, 'accent'>;
  current?: boolean;
};

export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol aria-label={label}>
      {items.map((item) => (
        <li
          key={item.id}
          aria-current={item.current ? 'step' : undefined}
          className="group relative flex gap-4 pb-6 last:pb-0"
        >
          <span aria-hidden="true" className="absolute start-[7px] top-6 bottom-0 w-0.5 bg-line group-last:hidden" />
          <span
            aria-hidden="true"
            className={cx(dotClass, item.current ? 'bg-accent' : dots[item.tone ?? 'neutral'])}
          />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-semibold">{item.title}</p>
              <time dateTime={item.dateTime} className="meta tabular">
                {item.timeLabel}
              </time>
            </div>
            {item.description !== undefined && <div className="meta mt-0.5">{item.description}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const dotClass = 'mt-1 size-4 shrink-0 rounded-xs border-2 border-ink forced-color-adjust-none';

const dots = {
  neutral: 'bg-canvas',
  positive: 'border-positive bg-positive',
  negative: 'border-negative bg-negative',
  caution: 'border-caution bg-caution',
  info: 'border-info bg-info',
};
