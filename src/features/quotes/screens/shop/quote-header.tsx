import { FileDown, Headset } from 'lucide-react';
import type { Quote } from '#features/quotes/contract.ts';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { formatDate } from '#values/instant.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { paths } from '#web/paths.ts';
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
          <UiLink href={paths.contact(`Quote ${number}`)} className={buttonClass({ variant: 'secondary' })}>
            <Headset aria-hidden="true" className="size-4" />
            Ask about it
          </UiLink>
        </>
      }
    />
  );
}
