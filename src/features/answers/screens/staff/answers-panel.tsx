import { Plus } from 'lucide-react';
import type { ShopAnswer } from '#features/answers/contract.ts';
import { Panel } from '#ui/panel.tsx';
import type { Problem } from '#values/problem.ts';
import { AnswerForm } from './answer-form.tsx';

type Values = Record<string, string>;

type AnswersPanelProps = {
  answers: readonly ShopAnswer[];
  refused: { problem: Problem; values: Values } | undefined;
  /** A question to begin with, as from a message. */
  suggested: string;
};

/** The questions that the shop answers once for everybody; each answer is a form, which works without scripts. */
export function AnswersPanel({ answers, refused, suggested }: AnswersPanelProps) {
  const added = refused?.values.intent === 'add-answer' ? refused : undefined;
  return (
    <div className="flex flex-col gap-6">
      <Panel
        title="Answer a question for everybody"
        description="The assistant gives it where it is asked, and it stands on the contact page."
      >
        <AnswerForm
          key={answers.length}
          values={formValues(added?.values ?? { question: suggested })}
          refused={added?.problem}
        />
      </Panel>
      <Panel title={answers.length === 1 ? '1 answer' : `${answers.length} answers`}>
        {answers.length === 0 ? (
          <p className="meta">
            What customers ask and no page says ends with a person. Answer it here once, and the next customer knows.
          </p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {answers.map((answer) => (
              <AnswerItem
                key={`${answer.id} ${JSON.stringify(answer)}`}
                answer={answer}
                refused={refused?.values.id === String(answer.id) ? refused : undefined}
              />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function AnswerItem({ answer, refused }: { answer: ShopAnswer; refused: AnswersPanelProps['refused'] }) {
  const { id, question, alsoAsked, answer: text } = answer;
  return (
    <li>
      <details open={refused !== undefined || undefined} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 hover:text-accent-text">
          <bdi className="name flex-1 min-w-0">{question}</bdi>
          <Plus
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-45"
          />
        </summary>
        <div className="pt-2 pb-5">
          <AnswerForm
            id={id}
            values={refused ? formValues(refused.values) : { question, alsoAsked: alsoAsked.join('\n'), answer: text }}
            refused={refused?.problem}
          />
        </div>
      </details>
    </li>
  );
}

function formValues({ question = '', alsoAsked = '', answer = '' }: Values) {
  return { question, alsoAsked, answer };
}
