import { cx } from './class-names.ts';
import { linkClass } from './link-class.ts';

/** An e-mail address to write to; it breaks at its @ before it breaks anywhere else. */
export function EmailLink({ address, className }: { address: string; className?: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <a href={`mailto:${address}`} className={cx(linkClass, 'wrap-anywhere font-normal', className)}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
