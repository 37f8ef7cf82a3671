import { ShoppingCart } from 'lucide-react';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';

/** The checkout of a shop that offers no way to deliver, or none to pay. */
export function NoOrdersYet({ contactHref, cartHref }: { contactHref: string; cartHref: string }) {
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        icon={<ShoppingCart />}
        title="We cannot take orders online just now"
        description="No delivery or payment method is on offer. Your cart is kept; write to us and we arrange it with you."
        actions={
          <>
            <UiLink href={contactHref} className={buttonClass()}>
              Contact us
            </UiLink>
            <UiLink href={cartHref} className={buttonClass({ variant: 'secondary' })}>
              Back to the cart
            </UiLink>
          </>
        }
      />
    </Container>
  );
}
