import type { Quote } from '#features/quotes/contract.ts';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { formatDate } from '#values/instant.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { paths } from '#web/paths.ts';

/** Says why a quote cannot be accepted, and what to do. */
export function QuoteOutcome({ quote, isTheirs }: { quote: Quote; isTheirs: boolean }) {
  const { status, decidedAt, validUntil, orderNumber } = quote;
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
            It is order <span className="tabular font-semibold">{orderNumber}</span>. The link to it is in your receipt.
          </>
        )}
      </Notice>
    );
  }
  const sentences = {
    requested: 'We are working on this quote and send it to you by e-mail.',
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
