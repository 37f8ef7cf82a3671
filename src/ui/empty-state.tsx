import { createElement, type ReactNode } from 'react';

type EmptyStateProps = {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** A screen with nothing on it yet: says why, and what to do. */
export function EmptyState({ title, description, icon, actions, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className="pixel-grid rounded-lg px-4 py-12 sm:py-16">
      <div className="mx-auto flex w-fit max-w-md flex-col items-center gap-3 rounded-lg bg-canvas px-6 py-8 text-center sm:px-10">
        {icon !== undefined && (
          <span aria-hidden="true" className="mb-1 text-accent-text [&_svg]:size-8">
            {icon}
          </span>
        )}
        {createElement(`h${headingLevel}`, { className: headingLevel === 1 ? 'title-1' : 'title-2' }, title)}
        {description !== undefined && <div className="text-pretty text-ink-soft">{description}</div>}
        {actions !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>}
      </div>
    </div>
  );
}
