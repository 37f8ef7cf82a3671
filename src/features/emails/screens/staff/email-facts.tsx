import type { ReactNode } from 'react';
import type { Email } from '#features/emails/contract.ts';
import { templateName } from '#features/emails/template-names.ts';
import { whyNotSent } from '#features/emails/why-not-sent.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { formatDateTime } from '#values/instant.ts';
import { EmailStatusBadge } from './email-status-badge.tsx';

/** The facts about a message: recipient, times and status. */
export function EmailFacts({ email, linkTo }: { email: Email; linkTo: (id: number, children: string) => ReactNode }) {
  const { status, lastError, attempts, againOf, sentAgainAs } = email;
  const items: { term: string; value: ReactNode }[] = [
    { term: 'Status', value: <EmailStatusBadge {...email} /> },
    { term: 'To', value: <bdi className="wrap-anywhere">{email.recipient}</bdi> },
    { term: 'Kind', value: templateName(email.template) },
    { term: 'Written', value: formatDateTime(email.createdAt) },
  ];
  if (email.sentAt) items.push({ term: 'Sent', value: formatDateTime(email.sentAt) });
  if (email.dueAt) items.push({ term: 'Waits until', value: formatDateTime(email.dueAt) });
  if (attempts > 0) items.push({ term: 'Attempts', value: String(attempts) });
  if (lastError && status !== 'sent') {
    items.push({
      term: 'Why',
      value: (
        <>
          {whyNotSent(lastError)}
          <span className="meta wrap-anywhere block">The mail server’s words: {lastError}</span>
        </>
      ),
    });
  }
  if (againOf !== null) items.push({ term: 'Repeats', value: linkTo(againOf, 'The message before') });
  if (sentAgainAs !== null) items.push({ term: 'Sent again', value: linkTo(sentAgainAs, 'The newest message') });
  items.push({ term: 'Message-ID', value: <span className="meta wrap-anywhere">{email.messageId}</span> });
  return <DefinitionList items={items} dense />;
}
