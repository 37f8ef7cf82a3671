import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { statusContract } from '../contract.ts';
import type { Timetable } from './read-jobs.ts';
import { readStatus } from './read-status.ts';
import { runJob } from './run-job.ts';

/** What the shop passes in: its timed jobs. */
export interface StatusDeps {
  timetable: Timetable;
}

export function statusHandlers({ timetable }: StatusDeps): Handlers<typeof statusContract, CallContext> {
  return {
    'GET /api/status': (_input, { context }) => readStatus(context, timetable),
    'POST /api/status/jobs/{name}/run': ({ params }, { context, caller }) =>
      runJob(context, timetable, { name: params.name, actor: signedIn(caller) }),
  };
}
