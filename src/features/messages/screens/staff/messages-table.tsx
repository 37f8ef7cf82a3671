import type { MouseEvent } from 'react';
import type { Message } from '#features/messages/contract.ts';
import { CoverLink } from '#ui/cover-link.tsx';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatDate, formatTime } from '#values/instant.ts';
import { MessageKindBadge, MessageStatusBadge } from './message-badges.tsx';

type MessagesTableProps = {
  messages: readonly Message[];
  openId: string | null;
  hrefOf: (message: Message) => string;
  onOpen: (message: Message) => (event: MouseEvent) => void;
};

/** The messages as rows, or cards on a phone. */
export function MessagesTable({ messages, openId, hrefOf, onOpen }: MessagesTableProps) {
  return (
    <Table caption="Messages" className={tableClass}>
      <THead columns={['Subject', 'From', 'Received', 'Kind', 'Assigned to', 'Status']} />
      <TBody>
        {messages.map((message) => (
          <Tr key={message.id} selected={String(message.id) === openId || undefined} className="relative">
            <Td primary className="sm:w-full sm:max-w-0">
              <CoverLink
                href={hrefOf(message)}
                onClick={onOpen(message)}
                dir="auto"
                className="name block text-start sm:max-xl:line-clamp-2 xl:truncate"
              >
                {message.subject}
              </CoverLink>
              <span dir="auto" className="meta block truncate font-normal max-xl:hidden">
                {message.message}
              </span>
            </Td>
            <Td label="From" className="sm:max-w-48">
              <span dir="auto" className="name block sm:truncate" title={message.name}>
                {message.name}
              </span>
            </Td>
            <Td label="Received" className="tabular whitespace-nowrap">
              <span>
                {formatDate(message.createdAt)}{' '}
                <span className="text-ink-soft sm:max-xl:block">{formatTime(message.createdAt)}</span>
              </span>
            </Td>
            <Td label="Kind">
              <MessageKindBadge kind={message.kind} />
            </Td>
            <Td label="Assigned to" className="sm:max-w-40">
              {message.assignedTo ? (
                <bdi className="name block sm:truncate">{message.assignedTo.name}</bdi>
              ) : (
                <span className="text-ink-soft">Nobody</span>
              )}
            </Td>
            <Td label="Status">
              <MessageStatusBadge status={message.status} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

// The list scrolls under its own header, so that the filters and the pager stay in view.
const tableClass = 'sm:max-h-[max(24rem,calc(100dvh-14.5rem))]';
