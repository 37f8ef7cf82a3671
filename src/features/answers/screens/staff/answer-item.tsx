import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ShopAnswer } from '#features/answers/contract.ts';
import type { Problem } from '#values/problem.ts';
import { AnswerForm, formValues } from './answer-form.tsx';

type AnswerItemProps = {
  answer: ShopAnswer;
  refused: { problem: Problem; values: Record<string, string> } | undefined;
  /** What was saved last. */
  saved: ShopAnswer | undefined;
};

/**
 * An answer that there is, to change. The form stays as it was opened while other forms of the page are saved, since something
 * may be typed in it; it begins again with what it has saved itself.
 */
export function AnswerItem({ answer, refused, saved }: AnswerItemProps) {
  const [opened, setOpened] = useState(answer);
  if (saved?.id === answer.id && saved.version > opened.version) setOpened(saved);
  const { question, alsoAsked, answer: text } = opened;
  return (
    <li>
      <details open={refused !== undefined || undefined} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 hover:text-accent-text">
          <bdi className="name flex-1 min-w-0">{answer.question}</bdi>
          <Plus
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-45"
          />
        </summary>
        <div className="pt-2 pb-5">
          <AnswerForm
            key={opened.version}
            of={opened}
            values={refused ? formValues(refused.values) : { question, alsoAsked: alsoAsked.join('\n'), answer: text }}
            refused={refused?.problem}
          />
        </div>
      </details>
    </li>
  );
}
