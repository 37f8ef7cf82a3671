import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Problem } from '#values/problem.ts';
import { fieldErrors } from './form-answer.ts';

type FormProblemProps = {
  problem: Problem | undefined;
  /** What has failed. */
  title: string;
  /** A prefix of the fields' ids, on a page with several forms. */
  idPrefix?: string;
};

/** Why a form was refused, above its fields: a link to each wrong field, or the one reason. */
export function FormProblem({ problem, title, idPrefix = '' }: FormProblemProps) {
  if (!problem) return null;
  const wrong = Object.entries(fieldErrors(problem));
  if (wrong.length > 0) {
    const errors = wrong.map(([field, message]) => ({ fieldId: `${idPrefix}${field}`, message }));
    return <ErrorSummary title={title} errors={errors} />;
  }
  return (
    <div role="alert" tabIndex={-1}>
      <Notice tone="negative" title={title}>
        {problem.detail}
      </Notice>
    </div>
  );
}
