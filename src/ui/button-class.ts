import { cx } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; full?: boolean };

/** The look of a button, for links that act like one. `accent` is the one buying action of a screen. */
export function buttonClass(look: ButtonLook = {}): string {
  return cx(base, variants[look.variant ?? 'primary'], sizes[look.size ?? 'md'], look.full && 'w-full');
}

const base =
  'relative inline-flex max-w-full shrink-0 break-words select-none items-center justify-center gap-2 rounded-md border text-center font-semibold ' +
  'leading-tight no-underline transition-colors duration-150 disabled:cursor-not-allowed ' +
  'disabled:border-line disabled:bg-sunken disabled:text-ink-soft';

const variants = {
  primary: 'border-transparent bg-action text-on-action hover:bg-action-deep',
  secondary: 'border-line-strong bg-transparent text-ink hover:border-ink hover:bg-sunken',
  ghost:
    'border-transparent bg-transparent text-ink hover:bg-sunken disabled:border-transparent disabled:bg-transparent',
  danger: 'border-transparent bg-negative text-on-negative hover:bg-negative-deep',
  accent: 'border-transparent bg-accent text-on-accent hover:bg-accent-deep',
};

// A thumb needs 44 px; a mouse on a wide screen does not.
const sizes = {
  sm: 'min-h-11 px-3 py-1 text-sm sm:min-h-8',
  md: 'min-h-11 px-5 py-2 text-base sm:min-h-10 sm:text-sm',
  lg: 'min-h-12 px-6 py-2 text-base',
};
