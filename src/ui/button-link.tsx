import { type ButtonLook, buttonClass } from './button-class.ts';
import { cx } from './class-names.ts';
import { type LinkProps, UiLink } from './link.tsx';

/** A link that looks like a button. */
export function ButtonLink({ variant, size, full, className, ...link }: LinkProps & ButtonLook) {
  return <UiLink {...link} className={cx(buttonClass({ variant, size, full }), className)} />;
}
