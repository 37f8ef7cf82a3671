import type { Context } from 'hono';
import type { AppContext } from '#platform/app-context.ts';
import { isDatabaseAway, mayBeSaved } from '#platform/database.ts';
import { DISK_FULL, isDiskFull } from '#platform/disk.ts';
import { Refusal, type RefusalTable, refuse } from '#platform/refusal.ts';
import { sqlState } from '#platform/sql-state.ts';
import { OUR_FAULT, PROBLEM_JSON, type Problem } from '#values/problem.ts';
import { requestIdOf } from './request-id.ts';

/** Turns an error into a problem: a refusal into its status and title, anything else into a logged 500. */
export function answerError(error: unknown, http: Context, context: AppContext, refusals: RefusalTable): Response {
  const hasKey = http.req.header('idempotency-key') !== undefined;
  const { problem, headers } = problemOf(error, { requestId: requestIdOf(http.req.raw), hasKey }, context, refusals);
  return http.body(JSON.stringify(problem), problem.status as 500, {
    'Content-Type': PROBLEM_JSON,
    'Cache-Control': 'no-store',
    ...headers,
  });
}

/** The problem that an error is, and the headers that go with it; what is no refusal is logged with the id of the request. */
export function problemOf(
  error: unknown,
  { requestId, hasKey = false }: { requestId: string; hasKey?: boolean },
  context: Pick<AppContext, 'log'>,
  refusals: RefusalTable,
): { problem: Problem; headers: Record<string, string> | undefined } {
  const refusal = asRefusal(error, hasKey);
  if (!refusal) context.log.error({ ...describeFault(error), requestId }, 'request failed');
  const known = refusal ? refusals[refusal.code] : undefined;
  const problem: Problem = {
    type: refusal ? `/api/docs#${refusal.code}` : 'about:blank',
    title: known?.title ?? OUR_FAULT.title,
    status: known?.status ?? 500,
    detail: refusal?.message ?? OUR_FAULT.detail,
    ...(refusal?.errors ? { errors: refusal.errors } : {}),
    ...refusal?.extra,
  };
  return { problem, headers: refusal?.headers };
}

/** An error as the log has it: of a database error only its own message, for the query's values may be personal data. */
export function describeFault(error: unknown) {
  if (!(error instanceof Error)) return { fault: typeof error };
  const root = error.cause instanceof Error ? error.cause : error;
  return { fault: root.name, code: sqlState(error), reason: root.message, stack: root.stack };
}

/**
 * The refusal that this error is or stands for, such as the database being away; null: a bug. A call with an idempotency key
 * can be sent again whether or not it was saved.
 */
export function asRefusal(error: unknown, hasKey = false): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) {
    const sentence = mayBeSaved(error) && !hasKey ? MAY_BE_SAVED : OUT_OF_REACH;
    return refuse('unavailable', sentence, { headers: { 'Retry-After': '5' } });
  }
  if (isDiskFull(error)) return refuse('unavailable', DISK_FULL, { headers: { 'Retry-After': '60' } });
  // Serialization failure, deadlock, lock timeout, cancelled query: nothing was written, and a retry may succeed.
  if (['40001', '40P01', '55P03', '57014'].includes(sqlState(error) ?? '')) {
    return refuse('unavailable', 'The shop is very busy. Nothing was changed; please try again.', {
      headers: { 'Retry-After': '1' },
    });
  }
  return null;
}

const OUT_OF_REACH = 'The shop is out of reach for a moment. Please try again shortly.';
const MAY_BE_SAVED =
  'The shop went out of reach while it was saving. This may have been saved: check before you send it again.';
