import type { Message } from '#features/messages/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { formatDateTime } from '#values/instant.ts';

type Entry = NonNullable<Message['entries']>[number];

/** The message with its answers and notes, oldest first. */
export function MessageThread({ message }: { message: Message }) {
  return (
    <ol aria-label="Thread" className="flex flex-col gap-4">
      <li className={`${bubble} border-line bg-sunken`}>
        <Head who={message.name} at={message.createdAt} what="wrote" />
        <p dir="auto" className="name whitespace-pre-line">
          {message.message}
        </p>
      </li>
      {message.entries?.map((entry) => (
        <li
          key={entry.id}
          className={`${bubble} ${entry.kind === 'reply' ? 'border-line-strong bg-surface' : 'border-info bg-info-wash'}`}
        >
          <Head
            who={entry.author ?? 'A former colleague'}
            at={entry.at}
            what={entry.kind === 'reply' ? 'answered' : 'noted'}
          />
          <p dir="auto" className="name whitespace-pre-line">
            {entry.text}
          </p>
          {entry.email && <Posted email={entry.email} />}
        </li>
      ))}
    </ol>
  );
}

const bubble = 'min-w-0 rounded-md border px-4 py-3 text-sm';

function Head({ who, at, what }: { who: string; at: string; what: string }) {
  return (
    <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0">
        <bdi className="name font-semibold">{who}</bdi> {what}
      </span>
      <time dateTime={at} className="meta tabular">
        {formatDateTime(at)}
      </time>
    </p>
  );
}

const WORDS = {
  queued: { tone: 'info', text: 'E-mail on its way' },
  sent: { tone: 'positive', text: 'E-mail sent' },
  failed: { tone: 'negative', text: 'E-mail not delivered' },
  kept: { tone: 'caution', text: 'E-mail kept, not sent' },
} as const;

function Posted({ email: { status, error } }: { email: NonNullable<Entry['email']> }) {
  const { tone, text } = WORDS[status];
  return (
    <div className="mt-3 flex flex-wrap items-baseline gap-2">
      <Badge tone={tone}>{text}</Badge>
      {status === 'kept' && <span className="meta">No mail server is set up yet.</span>}
      {status !== 'sent' && error && <span className="meta wrap-anywhere">{error}</span>}
    </div>
  );
}
