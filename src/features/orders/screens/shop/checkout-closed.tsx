import { ShoppingCart } from 'lucide-react';
import { isSignedOut } from '#features/accounts/screens/begun-by.ts';
import { SignedOutNotice, SignedOutPage } from '#features/accounts/screens/signed-out.tsx';
import type { CartLine } from '#features/cart/contract.ts';
import { UNKNOWN_PRODUCT } from '#features/cart/unknown-product.ts';
import type { OrderOutline } from '#features/orders/changed-order.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import type { Problem } from '#values/problem.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session.ts';
import { useShop } from '#web/use-shop.ts';
import { ChangedNotice, isChanged } from '../changed-notice.tsx';
import { useDraftOfSignedOut } from './draft-of-signed-out.ts';

const RECEIPT = ' If you have just placed an order, its receipt is on the way to your e-mail.';
// A buyer who was signed out elsewhere sees the cart of a visitor.
const IN_ACCOUNT = ' What you put in your cart while you were signed in is there once you sign in again.';

/** The checkout of an empty cart; `problem`: why the form was not sent. */
export function EmptyCheckout({ problem }: { problem: Problem | undefined }) {
  const sendsEmail = useShop()?.sendsEmail;
  const isVisitor = useSession().data?.user === null;
  const hasDraft = useDraftOfSignedOut();
  if (hasDraft || isSignedOut(problem)) {
    return (
      <SignedOutPage next={paths.checkout}>
        Your cart is in your account, and nothing was ordered. Sign in to go on with the checkout.
      </SignedOutPage>
    );
  }
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        title="Your cart is empty"
        description={`There is nothing to check out.${sendsEmail ? RECEIPT : ''}${isVisitor ? IN_ACCOUNT : ''}`}
        icon={<ShoppingCart />}
        actions={
          <>
            <UiLink href={paths.search()} className={buttonClass()}>
              Continue shopping
            </UiLink>
            {isVisitor && (
              <UiLink href={paths.login(paths.checkout)} className={buttonClass({ variant: 'secondary' })}>
                Sign in
              </UiLink>
            )}
          </>
        }
      />
    </Container>
  );
}

/** The checkout of a cart of which nothing is sold any more. */
export function UnsoldCheckout() {
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        title="We no longer sell what is in your cart"
        description="Remove it and choose something else, or ask us what replaces it."
        icon={<ShoppingCart />}
        actions={
          <UiLink href={paths.cart} className={buttonClass()}>
            Back to the cart
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
        description="No delivery or payment method is on offer. Your cart stays as it is; write to us and we arrange it with you."
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

type Shortage = { productId: number; requested: number; available: number };
type CheckoutProblemProps = {
  problem: Problem;
  errors: Record<string, string>;
  lines: readonly CartLine[];
  cartHref: string;
  /** What the page had shown when the form was sent. */
  seen: OrderOutline | null;
  isPlacing: boolean;
  /** Called as a buyer who was signed out leaves to sign in. */
  onSignIn: () => void;
};

/** Says at the top of the form why an order was not placed. */
export function CheckoutProblem({ problem, errors, lines, cartHref, seen, isPlacing, onSignIn }: CheckoutProblemProps) {
  const wrong = Object.entries(errors);
  const shortages = (problem.shortages ?? []) as Shortage[];
  // The card's own fields show that it was declined.
  if (problem.status === 402) return null;
  if (isSignedOut(problem)) {
    return (
      <SignedOutNotice next={paths.checkout} onLeave={onSignIn}>
        Nothing was ordered. Sign in again to place the order: your cart is there, and what you have typed is filled in,
        apart from a card.
      </SignedOutNotice>
    );
  }
  if (isChanged(problem)) return <ChangedNotice problem={problem} seen={seen} isPlacing={isPlacing} />;
  if (wrong.length > 0) {
    return <ErrorSummary title={problem.title} errors={wrong.map(([fieldId, message]) => ({ fieldId, message }))} />;
  }
  return (
    <div role="alert" tabIndex={-1}>
      <Notice tone="negative" title={problem.title}>
        <p>{problem.detail}</p>
        {shortages.length > 0 && (
          <>
            <ul className="mt-2 list-disc ps-5">
              {shortages.map((shortage) => (
                <li key={shortage.productId}>
                  {lines.find((line) => line.productId === shortage.productId)?.product?.name ?? UNKNOWN_PRODUCT.name}:{' '}
                  {shortage.requested} wanted, {shortage.available} left
                </li>
              ))}
            </ul>
            <p className="mt-2">
              <UiLink href={cartHref} className={linkClass}>
                Change your cart
              </UiLink>{' '}
              and come back; what you have typed here stays.
            </p>
          </>
        )}
      </Notice>
    </div>
  );
}
