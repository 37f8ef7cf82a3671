import { useRef } from 'react';
import { Form } from 'react-router';
import type { StaffReply } from '#features/assistant/contract.ts';
import { PLACEHOLDERS } from '#features/assistant/placeholders.ts';
import type { Topic } from '#features/assistant/replies.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import type { Problem } from '#values/problem.ts';
import { useProblem } from '#web/forms/use-problem.ts';

const NAMES = new Intl.ListFormat('en-GB').format(PLACEHOLDERS.map((name) => `{${name}}`));

type ReplyFormsProps = {
  replies: readonly StaffReply[];
  refused: { problem: Problem; values: Record<string, string> } | undefined;
};

/** The assistant's reply to each topic. An empty text restores the original. */
export function ReplyForms({ replies, refused }: ReplyFormsProps) {
  return (
    <Panel
      title="What the assistant says"
      description={`${NAMES} stand for what holds when it is said. An emptied reply goes back to how it was.`}
    >
      <div className="flex flex-col gap-8">
        {replies.map((reply) => (
          <ReplyForm
            key={`${reply.topic} ${reply.text}`}
            reply={reply}
            refused={refused?.values.topic === reply.topic ? refused : undefined}
          />
        ))}
      </div>
    </Panel>
  );
}

function ReplyForm({ reply, refused }: { reply: StaffReply; refused: ReplyFormsProps['refused'] }) {
  const { topic, text, isOwn } = reply;
  const form = useRef<HTMLFormElement>(null);
  const { errors } = useProblem(form, refused?.problem);
  return (
    <Form ref={form} method="post" preventScrollReset className="flex flex-col items-start gap-3">
      <input type="hidden" name="topic" value={topic} />
      <TextareaField
        id={`reply-${topic}`}
        label={TITLES[topic]}
        name="text"
        rows={2}
        maxLength={1000}
        defaultValue={refused?.values.text ?? text}
        error={errors.text}
        className="w-full max-w-3xl"
      />
      <span className="flex items-center gap-3">
        <Button type="submit" name="intent" value="save-reply" size="sm" variant="secondary">
          Save reply
        </Button>
        {isOwn && <Badge tone="info">In your words</Badge>}
      </span>
    </Form>
  );
}

const TITLES: Record<Topic, string> = {
  price: 'To ‘price’ or ‘cost’',
  delivery: 'To ‘delivery’ or ‘shipping’',
  products: 'To ‘product’, ‘menu’ or ‘display’',
  support: 'To ‘support’ or ‘help’',
  other: 'To anything else',
};
