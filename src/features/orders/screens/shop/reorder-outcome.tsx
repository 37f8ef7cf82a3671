import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { paths } from '#web/paths.ts';
import type { Reordered } from './reorder.ts';

/** Says which items of an order are in the cart again, and which are not. */
export function ReorderOutcome({ outcome: { added, missed } }: { outcome: Reordered }) {
  const units = added.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Notice
      tone={missed.length === 0 ? 'positive' : 'caution'}
      role="status"
      className="mb-6"
      title={titleOf(added.length, missed.length, units)}
      action={
        added.length > 0 && (
          <UiLink href={paths.cart} className={buttonClass({ size: 'sm' })}>
            View cart
          </UiLink>
        )
      }
    >
      {missed.length > 0 ? (
        <ul>
          {missed.map(({ name, why }) => (
            <li key={name} className="break-words">
              {why}
            </li>
          ))}
        </ul>
      ) : (
        "At today's prices, which the cart shows."
      )}
    </Notice>
  );
}

function titleOf(added: number, missed: number, units: number): string {
  if (added === 0) return 'Nothing of this order can be bought just now';
  const items = `${units.toLocaleString('en-GB')} ${units === 1 ? 'item is' : 'items are'} in your cart`;
  return missed === 0 ? items : `${items}, not everything`;
}
