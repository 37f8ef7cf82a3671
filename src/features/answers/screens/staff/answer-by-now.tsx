import type { ShopAnswer } from '#features/answers/contract.ts';
import type { Problem } from '#values/problem.ts';

/** What another owner has made of an answer meanwhile, as the refusal tells it; null for any other refusal. */
export function answerByNow(problem: Problem | undefined): ShopAnswer | null {
  return problem?.type.endsWith('#stale_version') ? (problem.now as ShopAnswer) : null;
}

/** What an answer says by now, to compare with what was typed. */
export function AnswerByNow({ now }: { now: ShopAnswer }) {
  return (
    <>
      <p className="mt-2">It says by now:</p>
      <blockquote className="my-1 border-line-strong border-s-2 ps-3">
        <p dir="auto" className="name font-semibold">
          {now.question}
        </p>
        {now.alsoAsked.length > 0 && <p dir="auto" className="name">{`Other words: ${now.alsoAsked.join('; ')}`}</p>}
        <p dir="auto" className="name whitespace-pre-line">
          {now.answer}
        </p>
      </blockquote>
      <p>Saving again puts your words in its place.</p>
    </>
  );
}
