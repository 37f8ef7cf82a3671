import type { EmailContent } from '#features/emails/contract.ts';
import { Notice } from '#ui/notice.tsx';

type EmailNoticesProps = { email: EmailContent; isSending: boolean; isSentAgain: boolean };

/** Notices about a message that was sent again, or stored without a mail server. */
export function EmailNotices({ email, isSending, isSentAgain }: EmailNoticesProps) {
  return (
    <>
      {isSentAgain && <Written isSending={isSending} status={email.status} />}
      {email.status === 'kept' && <Kept isSending={isSending} hasLink={hasMaskedLink(email)} />}
    </>
  );
}

/** Whether the message contains a masked link. */
export function hasMaskedLink({ text }: Pick<EmailContent, 'text'>): boolean {
  return text.includes('••••••••');
}

function Written({ isSending, status }: { isSending: boolean; status: EmailContent['status'] }) {
  if (!isSending) return <Notice tone="info" role="status" title="A new message was written and is kept here" />;
  return (
    <Notice
      tone="positive"
      role="status"
      title={status === 'sent' ? 'The message was sent again' : 'A new message is on its way'}
    />
  );
}

function Kept({ isSending, hasLink }: { isSending: boolean; hasLink: boolean }) {
  return (
    <Notice tone="info" title="Kept, not sent">
      No mail server was set up when this message was written.{' '}
      {isSending
        ? 'There is one now: send it again to let it go.'
        : 'Start the shop with SMTP_URL, then send it again.'}
      {!isSending && hasLink && ' A link to choose a password can also be made in User Management and handed over.'}
    </Notice>
  );
}
