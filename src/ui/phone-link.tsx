import { cx } from './class-names.ts';
import { linkClass } from './link-class.ts';

/** A phone number to ring; what people type between the digits is shown and not dialled. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={cx(linkClass, 'tabular font-normal')}>
      {number}
    </a>
  );
}
