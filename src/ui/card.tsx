import { createElement, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { UiLink } from './link.tsx';

type PartProps = { className?: string; children: ReactNode };

/** A product or tile in a grid: the picture has a background, the words have none. */
export function Card({ as = 'article', className, children }: PartProps & { as?: 'article' | 'li' | 'div' }) {
  return createElement(as, { className: cx('group/card relative flex min-w-0 flex-col gap-3', className) }, children);
}

export function CardMedia({ className, children }: PartProps) {
  return (
    <div
      className={cx(
        'drawn-when-near grid aspect-[4/3] place-items-center overflow-hidden rounded-lg bg-sunken p-4 transition-colors duration-150',
        'group-has-[a[data-card]:hover]/card:bg-line [&_img]:max-h-full [&_img]:w-full',
        className,
      )}
    >
      {children}
    </div>
  );
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-1 flex-col gap-1.5">{children}</div>;
}

type CardTitleProps = { href?: string; level?: 2 | 3; children: ReactNode };

/** The link covers the whole card, so that it is easy to tap; the controls in the footer lie above it. */
export function CardTitle({ href, level = 3, children }: CardTitleProps) {
  const title =
    href === undefined ? (
      children
    ) : (
      <UiLink
        href={href}
        data-card=""
        className="decoration-2 decoration-accent-text underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink focus-visible:after:outline-offset-2"
      >
        {children}
      </UiLink>
    );
  return createElement(`h${level}`, { className: 'title-3 line-clamp-3 break-words' }, title);
}

export function CardFooter({ className, children }: PartProps) {
  return (
    <div className={cx('relative z-1 mt-auto flex flex-wrap items-end justify-between gap-3 pt-1', className)}>
      {children}
    </div>
  );
}
