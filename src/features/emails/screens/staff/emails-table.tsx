import type { Email } from '#features/emails/contract.ts';
import { templateName } from '#features/emails/template-names.ts';
import { whyNotSent } from '#features/emails/why-not-sent.ts';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatDate, formatTime } from '#values/instant.ts';
import { EmailStatusBadge } from './email-status-badge.tsx';

type EmailsTableProps = { emails: readonly Email[]; hrefOf: (id: number) => string };

/** The messages as rows, or cards on a phone. */
export function EmailsTable({ emails, hrefOf }: EmailsTableProps) {
  return (
    <Table caption="E-mails" className="sm:max-h-[max(24rem,calc(100dvh-18rem))] [&_td]:align-top">
      <THead columns={['Message', 'To', 'Written', 'Status']} />
      <TBody>
        {emails.map((email) => (
          <Tr key={email.id}>
            <Td primary className="sm:w-[40%]">
              <span className="block min-w-0 max-sm:text-start">
                <TextLink href={hrefOf(email.id)} className="wrap-anywhere">
                  {email.subject}
                </TextLink>
                <span className="meta block font-normal">{templateName(email.template)}</span>
              </span>
            </Td>
            <Td label="To" className="sm:w-1/3">
              <bdi className="wrap-anywhere">{email.recipient}</bdi>
            </Td>
            <Td label="Written" className="tabular whitespace-nowrap">
              <time dateTime={email.createdAt}>
                {formatDate(email.createdAt)} <span className="meta sm:block">{formatTime(email.createdAt)}</span>
              </time>
            </Td>
            <Td label="Status" className="sm:w-1/3">
              <span className="block min-w-0">
                <EmailStatusBadge {...email} />
                <Fate email={email} hrefOf={hrefOf} />
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function Fate({ email, hrefOf }: { email: Email; hrefOf: EmailsTableProps['hrefOf'] }) {
  const { status, lastError, sentAgainAs } = email;
  return (
    <>
      {lastError && status !== 'sent' && (
        <span className="meta mt-1 block text-pretty max-sm:text-end">{whyNotSent(lastError)}</span>
      )}
      {sentAgainAs !== null && (
        <TextLink href={hrefOf(sentAgainAs)} className="meta mt-1 block">
          Sent again
        </TextLink>
      )}
    </>
  );
}
