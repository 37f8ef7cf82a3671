import { Form, useNavigation } from 'react-router';
import type { JobStatus } from '#features/status/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { spoken, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatDateTime } from '#values/instant.ts';
import { JOB_STATES, jobInWords, NOT_KNOWN, spanInWords } from './words.ts';

/** The timed jobs, what failed first; what failed can be run again. */
export function StatusJobs({ jobs }: { jobs: readonly JobStatus[] | null }) {
  return (
    <Panel title="Timed jobs" padded={jobs === null}>
      {jobs === null ? (
        <p>{NOT_KNOWN}</p>
      ) : (
        <Table caption="Timed jobs">
          <THead columns={['Job', 'Last run', 'Result', 'Next run', spoken('Actions')]} />
          <TBody>
            {[...jobs]
              .sort((one, other) => Number(needsRun(other)) - Number(needsRun(one)))
              .map((job) => (
                <JobRow key={job.name} job={job} />
              ))}
          </TBody>
        </Table>
      )}
    </Panel>
  );
}

function JobRow({ job }: { job: JobStatus }) {
  const { name, startedAt, state, error, nextAt } = job;
  return (
    <Tr>
      <Td primary className="whitespace-nowrap">
        {jobInWords(name)}
      </Td>
      <Td label="Last run" className="tabular whitespace-nowrap">
        <span>
          {startedAt ? formatDateTime(startedAt) : 'None yet'}
          <LastedFor job={job} />
        </span>
      </Td>
      <Td label="Result">
        <span className="block min-w-0">
          <Badge tone={JOB_STATES[state].tone}>{JOB_STATES[state].words}</Badge>
          {error !== null && <span className="meta wrap-anywhere mt-1 block">{error}</span>}
        </span>
      </Td>
      <Td label="Next run" className="tabular whitespace-nowrap">
        {nextAt ? formatDateTime(nextAt) : NOT_KNOWN}
      </Td>
      <Td className="whitespace-nowrap sm:text-end">{needsRun(job) && <RunAgain name={name} />}</Td>
    </Tr>
  );
}

function LastedFor({ job: { startedAt, endedAt } }: { job: JobStatus }) {
  if (!startedAt || !endedAt) return null;
  const seconds = (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
  return <span className="meta block">{`Took ${spanInWords(seconds)}`}</span>;
}

function RunAgain({ name }: { name: string }) {
  const { state, formData } = useNavigation();
  const isPending = state !== 'idle' && formData?.get('job') === name;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="job" value={name} />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        pending={isPending}
        aria-label={`Run again: ${jobInWords(name)}`}
      >
        Run again
      </Button>
    </Form>
  );
}

function needsRun({ state }: JobStatus): boolean {
  return state === 'failed' || state === 'interrupted';
}
