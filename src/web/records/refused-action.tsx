import { Notice } from '#ui/notice.tsx';
import type { FormAnswer } from '#web/forms/form-answer.ts';
import type { RecordValues } from './record-calls.ts';

/** Why a button of the page was refused before the scripts arrived; afterwards a toast says it. */
export function RefusedAction({ answer }: { answer: FormAnswer<RecordValues> | undefined }) {
  if (!answer) return null;
  return (
    <Notice tone="negative" role="alert" title={answer.problem.title} className="mb-6">
      {answer.problem.detail}
    </Notice>
  );
}
