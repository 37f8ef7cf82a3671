import { isScreenFitting, WALL_FITTING } from '#features/fitting/service-names.ts';
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
  const where = isInCart ? whereAdded(services) : 'They are bought with the goods that are fitted.';
  return `Fitting and survey are not ordered again (${services.join('; ')}). ${where}`;
}

/** The fitting of screens is chosen in the cart, a survey with it. The fitting of an LED wall and a survey by itself are quoted. */
function whereAdded(services: readonly string[]): string {
  const isOfScreens = services.some(isScreenFitting);
  const cart = 'Add them in your cart: ‘Have it fitted’ is below each screen that we fit.';
  const quote = '‘Request a quote’ in your cart asks for them.';
  if (!isOfScreens) return quote;
  return services.includes(WALL_FITTING) ? `${cart} The LED wall is fitted by quote: ask for one there.` : cart;
}
