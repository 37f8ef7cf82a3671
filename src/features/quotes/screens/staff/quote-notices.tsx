import type { Quote } from '#features/quotes/contract.ts';
import { Notice } from '#ui/notice.tsx';

/** Warns staff about an undelivered e-mail, and about a quote that was declined. */
export function QuoteNotices({ quote }: { quote: Quote }) {
  return (
    <>
      <EmailNotice quote={quote} />
      {quote.status === 'declined' && (
        <Notice tone="caution" className="mb-6" title="The customer declined this quote">
          {quote.declineReason ?? 'No reason was given.'} You can price it anew and send it again.
        </Notice>
      )}
    </>
  );
}

function EmailNotice({ quote: { staff, status, email } }: { quote: Quote }) {
  const fared = staff?.email;
  if (status !== 'sent' || !fared || fared.status === 'sent') return null;
  if (fared.status === 'failed') {
    return (
      <Notice tone="negative" className="mb-6" title="The e-mail with this quote was not delivered">
        {email}: {fared.error ?? 'the mail server gave no reason'}. Withdraw the quote, and send it to another address.
      </Notice>
    );
  }
  return (
    <Notice tone="info" className="mb-6">
      {fared.status === 'kept'
        ? 'The e-mail with this quote is kept, not sent: no mail server is set up yet.'
        : 'The e-mail with this quote is on its way.'}
    </Notice>
  );
}
