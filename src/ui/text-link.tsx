import { cx } from './class-names.ts';
import { type LinkProps, UiLink } from './link.tsx';
import { linkClass } from './link-class.ts';

/** A link inside running text. */
export function TextLink({ className, ...link }: LinkProps) {
  return <UiLink {...link} className={cx(linkClass, className)} />;
}
