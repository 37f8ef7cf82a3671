import { cx } from './class-names.ts';
import { type LinkProps, UiLink } from './link.tsx';

/** A link that covers its row or tile, the nearest positioned element around it, so that all of it is clickable. */
export function CoverLink({ className, ...link }: LinkProps) {
  return <UiLink {...link} className={cx(coverClass, className)} />;
}

const coverClass =
  'rounded-xs decoration-2 decoration-accent-text underline-offset-4 after:absolute after:inset-0 hover:underline';
