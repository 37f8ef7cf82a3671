import type { Problem } from '#values/problem.ts';
import { ApiError } from '#web/api.ts';

/**
 * Awaits a call; the errors of its refusal are named by the fields of the form, so that each is shown, focused and corrected there.
 * `rename` gets the refusal, for some name in another way what is wrong.
 */
export async function withFieldsOf<Answer>(
  call: Promise<Answer>,
  rename: (problem: Problem) => Problem['errors'],
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.problem) throw error;
    throw new ApiError(error.status, JSON.stringify({ ...error.problem, errors: rename(error.problem) }));
  }
}
