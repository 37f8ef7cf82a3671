import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatPounds, type Pence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { VatWords } from '#web/vat-words.tsx';
import { CheckoutSection } from '../checkout-section.tsx';

type ReviewSectionProps = {
  summary: ReactNode;
  /** What is left to pay after any credit. */
  toPay: Pence;
  isPlacing: boolean;
};

/** The last step: the summary, the terms and the button. */
export function ReviewSection({ summary, toPay, isPlacing }: ReviewSectionProps) {
  return (
    <CheckoutSection title="Review and pay">
      <div className="lg:hidden">{summary}</div>
      <p className="meta">
        By placing the order you accept our <TextLink href={paths.terms}>terms</TextLink>. Returns: contact support
        within {RETURN_WINDOW_DAYS} days of delivery.
      </p>
      <div>
        <PlaceButton isPlacing={isPlacing}>
          <VatWords>Place order · {formatPounds(toPay)} inc VAT</VatWords>
        </PlaceButton>
      </div>
    </CheckoutSection>
  );
}

/** The button that places an order. */
export function PlaceButton({ isPlacing, children }: { isPlacing: boolean; children: ReactNode }) {
  return (
    <Button
      type="submit"
      variant="accent"
      size="lg"
      className="w-full sm:w-auto"
      pending={isPlacing}
      pendingLabel="Placing your order..."
    >
      <Lock aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}
