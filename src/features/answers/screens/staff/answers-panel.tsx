import { useState } from 'react';
import type { ShopAnswer } from '#features/answers/contract.ts';
import { Panel } from '#ui/panel.tsx';
import type { Problem } from '#values/problem.ts';
import { AnswerForm, formValues } from './answer-form.tsx';
import { AnswerItem } from './answer-item.tsx';

type Values = Record<string, string>;

type AnswersPanelProps = {
  answers: readonly ShopAnswer[];
  refused: { problem: Problem; values: Values } | undefined;
  /** What was saved last. */
  saved: ShopAnswer | undefined;
  /** A question to begin with, as from a message. */
  suggested: string;
};

/** The questions that the shop answers once for everybody; each answer is a form, which works without scripts. */
export function AnswersPanel({ answers, refused, saved, suggested }: AnswersPanelProps) {
  const notAdded = refused?.values.intent === 'add-answer' ? refused : undefined;
  // What is typed in the form for a new answer stays until that one is added.
  const [added, setAdded] = useState(0);
  if (saved?.version === 1 && saved.id !== added) setAdded(saved.id);
  return (
    <div className="flex flex-col gap-6">
      <Panel
        title="Answer a question for everybody"
        description="The assistant gives it where it is asked, and it stands on the contact page."
      >
        <AnswerForm
          key={added}
          values={formValues(notAdded?.values ?? { question: suggested })}
          refused={notAdded?.problem}
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
                key={answer.id}
                answer={answer}
                refused={refused?.values.id === String(answer.id) ? refused : undefined}
                saved={saved}
              />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
