import type { ShopAnswer } from '#features/answers/contract.ts';

/** The shop's own answers as items of the contact page's questions; links of the assistant lead to them. */
export function answerItems(answers: readonly Pick<ShopAnswer, 'id' | 'question' | 'answer'>[]) {
  return answers.map(({ id, question, answer }) => ({
    id: `answer-${id}`,
    title: <bdi className="name">{question}</bdi>,
    content: (
      <p dir="auto" className="name whitespace-pre-line">
        {answer}
      </p>
    ),
  }));
}
