import { ShoppingCart } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';
import { forgetDraft } from './checkout-draft.ts';

/** The checkout of an empty cart. */
export function EmptyCheckout() {
  // The order was placed, or there is none to place: the draft and its key are no longer needed.
  useEffect(forgetDraft, []);
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        title="Your cart is empty"
        description="There is nothing to check out. If you have just placed an order, its receipt is on the way to your e-mail."
        icon={<ShoppingCart />}
        actions={
          <UiLink href={paths.search()} className={buttonClass()}>
            Continue shopping
          </UiLink>
        }
      />
    </Container>
  );
}

/** The checkout of a shop without any delivery or payment method on offer. */
export function CheckoutClosed() {
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        icon={<ShoppingCart />}
        title="We cannot take orders online just now"
        description="No delivery or payment method is on offer. Your cart is kept; write to us and we arrange it with you."
        actions={
          <>
            <UiLink href={paths.contact('An order')} className={buttonClass()}>
              Contact us
            </UiLink>
            <UiLink href={paths.cart} className={buttonClass({ variant: 'secondary' })}>
              Back to the cart
            </UiLink>
          </>
        }
      />
    </Container>
  );
}
