import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { paths } from '#web/paths.ts';
import type { Reordered } from './reorder.ts';

/** Says which items of an order are in the cart again, and which are not. */
export function ReorderOutcome({ outcome: { added, missed, services } }: { outcome: Reordered }) {
  const units = added.reduce((sum, { quantity }) => sum + quantity, 0);
  const isAll = missed.length === 0 && services.length === 0;
  return (
    <Notice
      tone={isAll ? 'positive' : 'caution'}
      role="status"
      className="mb-6"
      title={titleOf(units, isAll)}
      action={
        added.length > 0 && (
          <ButtonLink href={paths.cart} size="sm">
            View cart
          </ButtonLink>
        )
      }
    >
      {isAll ? (
        "At today's prices, which the cart shows."
      ) : (
        <ul>
          {missed.map(({ name, why }) => (
            <li key={name} className="break-words">
              {why}
            </li>
          ))}
          {services.length > 0 && <li className="break-words">{servicesLeft(services, units > 0)}</li>}
        </ul>
      )}
    </Notice>
  );
}

function titleOf(units: number, isAll: boolean): string {
  if (units === 0) return 'Nothing of this order can be bought just now';
  const items = `${units.toLocaleString('en-GB')} ${units === 1 ? 'item is' : 'items are'} in your cart`;
  return isAll ? items : `${items}, not everything`;
}

/** What was not ordered again, and where it is added. */
export function servicesLeft(services: readonly string[], isInCart: boolean): string {
  const where = isInCart
    ? 'Add them in your cart: ‘Have it fitted’ is below each screen that we fit.'
    : 'They are bought with a screen.';
  return `Fitting and survey are not ordered again (${services.join('; ')}). ${where}`;
}
