import { ShoppingCart } from 'lucide-react';
import { CountBadge, iconButtonClass } from '#ui/icon-button.tsx';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useCartElsewhere } from '../cart-elsewhere.ts';
import { readCartAgain } from '../use-add-to-cart.ts';

/** The link to the cart, with the number of items, whichever tab added them. */
export function CartLink({ count }: { count: number }) {
  const client = useQueryClient();
  useCartElsewhere(() => void readCartAgain(client));
  return (
    <UiLink
      href={paths.cart}
      className={iconButtonClass()}
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
    >
      <ShoppingCart aria-hidden="true" className="size-5" />
      {count > 0 && <CountBadge key={count}>{count > 999 ? '999+' : count}</CountBadge>}
    </UiLink>
  );
}
