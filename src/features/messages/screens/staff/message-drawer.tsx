import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Message } from '#features/messages/contract.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { EmailLink } from '#ui/email-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { Select } from '#ui/select-field.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToast } from '#ui/toast.tsx';
import { api, sentenceOf } from '#web/api.ts';
import { NoteForm } from '#web/forms/note-form.tsx';
import { paths } from '#web/paths.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast, LEAVE_QUESTION } from '#web/toast-texts.ts';
import { MessageKindBadge, MessageStatusBadge } from './message-badges.tsx';
import { AnswerForm } from './message-forms.tsx';
import { MessageThread } from './message-thread.tsx';
import { useAssignees, useMessage, useMessageChange } from './use-message.ts';

export type MessageRights = {
  /** May answer, assign and close. */
  mayAnswer: boolean;
  /** May make a quote from it. */
  mayQuote: boolean;
  maySeeQuotes: boolean;
  /** May answer what is asked once for everybody. */
  mayAnswerForAll: boolean;
};

type MessageDrawerProps = MessageRights & {
  /** Null closes the drawer. */
  id: string | null;
  onClose: () => void;
};

/** One message beside the list, so that the list does not scroll. */
export function MessageDrawer({ id, onClose, ...rights }: MessageDrawerProps) {
  // Still shown while the drawer slides away.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  const { data: message, error, refetch } = useMessage(shownId);
  const change = useMessageChange(message, () => void refetch());
  const isClosed = message?.status === 'closed';
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      leaveQuestion={LEAVE_QUESTION}
      width="lg"
      title={message ? <bdi className="name">{message.subject}</bdi> : 'Message'}
      footer={
        message &&
        rights.mayAnswer && (
          <Button
            variant="secondary"
            pending={change.isPending}
            onClick={() => change.mutate({ status: isClosed ? 'open' : 'closed' })}
          >
            {isClosed ? 'Open again' : 'Close message'}
          </Button>
        )
      }
    >
      {message ? (
        <div key={message.id} className="flex flex-col gap-7">
          <DefinitionList dense items={facts(message, rights, (assignedTo) => change.mutate({ assignedTo }))} />
          <MessageThread message={message} />
          {rights.mayAnswer && (
            <>
              <AnswerForm message={message} onDone={() => void refetch()} />
              {rights.mayAnswerForAll && <AnswerForAll question={message.message} />}
              <div className="border-line border-t pt-5">
                <NoteForm
                  hint="For colleagues; never sent"
                  send={(text) =>
                    api('POST /api/messages/{id}/notes', { params: { id: String(message.id) }, body: { text } })
                  }
                  onDone={() => void refetch()}
                />
              </div>
            </>
          )}
        </div>
      ) : error ? (
        <Notice tone="negative" role="alert" title="This message cannot be shown">
          {sentenceOf(error, 'The message could not be read. Please try again.')}
        </Notice>
      ) : (
        <SkeletonText lines={12} />
      )}
    </Drawer>
  );
}

// Its first line, to be worded without what concerns one customer alone.
function AnswerForAll({ question }: { question: string }) {
  const line = question.split('\n', 1).join('').slice(0, 200);
  return (
    <p className="meta">
      Asked by others too? The assistant can say it to everybody:{' '}
      <TextLink href={`${paths.staffSearch}?${new URLSearchParams({ tab: 'answers', question: line })}`}>
        answer it once
      </TextLink>
      .
    </p>
  );
}

function facts(message: Message, rights: MessageRights, onAssign: (id: number | null) => void) {
  return [
    {
      term: 'Status',
      value: (
        <span className="flex flex-wrap gap-2">
          <MessageStatusBadge status={message.status} />
          <MessageKindBadge kind={message.kind} />
        </span>
      ),
    },
    {
      term: 'From',
      value: (
        <span className="flex flex-col items-start gap-2">
          {message.customerId === null ? (
            <bdi className="name block">{message.name}</bdi>
          ) : (
            <TextLink href={paths.customer(message.customerId)} className="name" dir="auto">
              {message.name}
            </TextLink>
          )}
          <EmailLink address={message.email} />
        </span>
      ),
    },
    { term: 'Phone', value: <PhoneLink number={message.phone} /> },
    {
      term: 'Assigned to',
      value: rights.mayAnswer ? (
        <Assignee message={message} onAssign={onAssign} />
      ) : (
        <bdi className="name">{message.assignedTo?.name ?? 'Nobody'}</bdi>
      ),
    },
    ...(rights.mayQuote || (message.quoteNumber && rights.maySeeQuotes)
      ? [{ term: 'Quote', value: <QuoteLink message={message} /> }]
      : []),
  ];
}

function Assignee({ message, onAssign }: { message: Message; onAssign: (id: number | null) => void }) {
  const { data: colleagues } = useAssignees(true);
  const { assignedTo } = message;
  const known = colleagues ?? (assignedTo ? [assignedTo] : []);
  const isLeft = assignedTo && !known.some(({ id }) => id === assignedTo.id);
  return (
    <Select
      dense
      aria-label="Assigned to"
      // A new key shows the server's value once it has arrived.
      key={`${message.version} ${colleagues?.length}`}
      defaultValue={assignedTo ? String(assignedTo.id) : ''}
      placeholder="Nobody"
      options={(isLeft ? [assignedTo, ...known] : known).map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={({ target }) => onAssign(target.value ? Number(target.value) : null)}
      className="w-full max-w-64"
    />
  );
}

function QuoteLink({ message }: { message: Message }) {
  const { toast } = useToast();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () => api('POST /api/messages/{id}/quote', { params: { id: String(message.id) } }),
    onSuccess: ({ quoteNumber }) => navigate(paths.staffQuote(quoteNumber)),
    onError: (error) => toast(failureToast(error, FAILURES.makeQuote)),
  });
  if (message.quoteNumber) {
    return (
      <ButtonLink href={paths.staffQuote(message.quoteNumber)} variant="secondary" size="sm">
        Open {message.quoteNumber}
      </ButtonLink>
    );
  }
  return (
    <Button size="sm" variant="secondary" pending={make.isPending} onClick={() => make.mutate()}>
      Make a quote
    </Button>
  );
}
