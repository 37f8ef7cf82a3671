import { cx } from './class-names.ts';
import { linkClass } from './link-class.ts';

/** A phone number to ring. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={phoneHref(number)} className={cx(linkClass, 'tabular font-normal')}>
      {number}
    </a>
  );
}

/** What rings a number: an extension, and what stands between the digits, is shown and not dialled. */
export function phoneHref(number: string): string {
  return `tel:${number.replace(/x.*|[^+\d]/g, '')}`;
}
