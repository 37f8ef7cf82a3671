import { FileText } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { useSent } from '#web/forms/use-sent.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import { QuoteWithoutEmail } from './quote-without-email.tsx';

type QuoteRequestSentProps = { number: string; sentTo: string; hasAccount: boolean };

/** The page after a quote request. */
export function QuoteRequestSent({ number, sentTo, hasAccount }: QuoteRequestSentProps) {
  const isSilent = useShop()?.sendsEmail === false;
  const heading = useSent('quote');
  return (
    <Container size="narrow" className="py-10">
      <h1 ref={heading} tabIndex={-1} className="title-1 mb-4">
        Request sent
      </h1>
      <Notice tone="positive" role="status">
        {isSilent ? (
          <QuoteWithoutEmail number={number} hasAccount={hasAccount} />
        ) : (
          <>
            Thank you. We work out your quote <strong className="tabular whitespace-nowrap">{number}</strong> and send
            it to <span className="name font-semibold">{sentTo}</span> within one working day.
          </>
        )}{' '}
        Your cart stays as it is until you accept the quote; then what it sells leaves the cart.
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={paths.search()}>Continue shopping</ButtonLink>
        <ButtonLink href={paths.cart} variant="secondary">
          Back to the cart
        </ButtonLink>
      </div>
    </Container>
  );
}

/** The request page when the cart is empty. */
export function NothingToQuote({ isFittingSold }: { isFittingSold: boolean }) {
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        title="What would you like a quote for?"
        description="Describe what you need, or put it in the cart, in the quantities you need, and ask for a quote from there."
        icon={<FileText />}
        actions={
          <>
            <ButtonLink href={paths.contact('Quote')}>Describe it</ButtonLink>
            <ButtonLink href={paths.search()} variant="secondary">
              Find products
            </ButtonLink>
            {isFittingSold && (
              <ButtonLink href={`${paths.requestQuote}?survey=1`} variant="secondary">
                Ask for a survey
              </ButtonLink>
            )}
          </>
        }
      />
    </Container>
  );
}
