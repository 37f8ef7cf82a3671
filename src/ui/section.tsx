import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

type SectionProps = {
  title?: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Section({ title, description, action, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={title === undefined ? undefined : headingId} className={cx('py-10 sm:py-16', className)}>
      {(title !== undefined || action !== undefined) && (
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-8">
          <div className="min-w-0 max-w-2xl">
            {title !== undefined && (
              <h2 id={headingId} className="title-1">
                {title}
              </h2>
            )}
            {description !== undefined && <p className="lead mt-2">{description}</p>}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
