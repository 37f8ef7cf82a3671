import { FileDown, Headset } from 'lucide-react';
import type { Quote } from '#features/quotes/contract.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { formatDate } from '#values/instant.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import { OpenPlan } from '../open-plan.tsx';
import { QuoteStatusBadge } from '../quote-status-badge.tsx';
import { CUSTOMER_WORDS } from '../quote-words.ts';

/** The header of a customer's quote, with its status, validity, PDF and a contact link. */
export function QuoteHeader({ quote, guestKey }: { quote: Quote; guestKey: string | undefined }) {
  const { number, status, sentAt, validUntil } = quote;
  const pdfSearch = guestKey ? `?${new URLSearchParams({ key: guestKey })}` : '';
  return (
    <PageHeader
      title={`Quote ${number}`}
      description={
        status === 'sent' && validUntil ? `These prices hold until ${formatLondonDay(validUntil)}.` : undefined
      }
      meta={
        <>
          <QuoteStatusBadge status={status}>{CUSTOMER_WORDS[status]}</QuoteStatusBadge>
          {sentAt && <span>Sent {formatDate(sentAt)}</span>}
        </>
      }
      actions={
        <>
          {sentAt && quote.sums && status !== 'requested' && (
            <a href={`/api/quotes/${number}/quote.pdf${pdfSearch}`} className={buttonClass({ variant: 'secondary' })}>
              <FileDown aria-hidden="true" className="size-4" />
              PDF
            </a>
          )}
          <OpenPlan plan={quote.plan} />
          <ButtonLink href={paths.contact(`Quote ${number}`)} variant="secondary">
            <Headset aria-hidden="true" className="size-4" />
            Ask about it
          </ButtonLink>
        </>
      }
    />
  );
}

/** Says why a quote cannot be accepted, and what to do. */
export function QuoteOutcome({ quote, isTheirs }: { quote: Quote; isTheirs: boolean }) {
  const { status, decidedAt, validUntil, orderNumber } = quote;
  const isSilent = useShop()?.sendsEmail === false;
  const on = decidedAt ? ` on ${formatDate(decidedAt)}` : '';
  if (status === 'sent') return null;
  if (status === 'accepted') {
    return (
      <Notice tone="positive" className="mb-8" title={`You accepted this quote${on}`}>
        {isTheirs && orderNumber ? (
          <>
            It is order{' '}
            <UiLink href={paths.order(orderNumber)} className="tabular font-semibold underline">
              {orderNumber}
            </UiLink>
            .
          </>
        ) : (
          <>
            It is order <span className="tabular font-semibold">{orderNumber}</span>.{' '}
            {isSilent ? 'Ask us about it by this number.' : 'The link to it is in your receipt.'}
          </>
        )}
      </Notice>
    );
  }
  const sentences = {
    requested: isSilent
      ? 'This quote is being worked out. Its prices will stand on this page.'
      : 'We are working on this quote and send it to you by e-mail.',
    declined: `You declined this quote${on}. Tell us if you would like another.`,
    expired: `This quote expired${validUntil ? ` on ${formatLondonDay(validUntil)}` : ''}. Tell us, and we make you a new one.`,
    withdrawn: 'We have withdrawn this quote. Tell us, and we make you a new one.',
  };
  return (
    <Notice tone={status === 'requested' ? 'info' : 'caution'} className="mb-8">
      {sentences[status]}
    </Notice>
  );
}
