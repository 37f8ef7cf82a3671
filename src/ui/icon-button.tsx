import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  variant?: 'ghost' | 'outline';
  size?: 'sm' | 'md';
  badge?: string;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  badge,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={cx(iconButtonClass({ variant, size }), className)}>
      {children}
      {badge && <CountBadge>{badge}</CountBadge>}
    </button>
  );
}

/** The look alone, for links that show nothing but an icon. */
export function iconButtonClass(look: { variant?: 'ghost' | 'outline'; size?: 'sm' | 'md' } = {}): string {
  return cx(
    'relative inline-flex shrink-0 items-center justify-center rounded-md border text-ink transition-colors duration-150',
    'hover:bg-sunken disabled:cursor-not-allowed disabled:text-line-strong disabled:hover:bg-transparent',
    look.variant === 'outline' ? 'border-line-strong' : 'border-transparent',
    look.size === 'sm' ? 'size-11 sm:size-8' : 'size-11',
  );
}

/** The count in the corner of an icon; say it in the control's label as well. */
export function CountBadge({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="bump tabular absolute end-0.5 top-0.5 inline-flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-full border border-canvas bg-accent px-1 font-bold text-[0.6875rem] text-on-accent leading-none"
    >
      {children}
    </span>
  );
}
