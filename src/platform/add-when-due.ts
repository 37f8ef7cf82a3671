import type { SendOptions } from 'pg-boss';
import type { AppContext } from './app-context.ts';
import type { TimedJob } from './jobs.ts';
import { londonMinuteOf, readSchedule } from './minute-schedule.ts';

/** Adds a job to the queue; the database accepts one of a name in so many seconds, from whichever instance. */
export type AddJob = (name: string, options: Adding) => Promise<void>;

type Adding = Pick<SendOptions, 'deleteAfterSeconds' | 'retryLimit'> & {
  singletonKey: string;
  singletonSeconds: number;
};

const MINUTE_MS = 60_000;
const LOOK_EVERY_SECONDS = 20;
// The database counts minutes by its own clock, which may differ a little from this one's.
const EDGE_OF_MINUTE_MS = 10_000;

/** Adds timed jobs as they are due, those of a minute now if they are; answers the timers. Throws for a schedule that it cannot read. */
export async function addWhenDue(
  context: AppContext,
  timed: Record<string, TimedJob>,
  add: AddJob,
): Promise<NodeJS.Timeout[]> {
  const addDue = openMinutes(context, timed, add);
  await addDue();
  const ofSeconds = Object.entries(timed).flatMap(([name, job]) =>
    'cron' in job ? [] : [tickEvery(job.everySeconds, () => add(name, onceIn(name, job.everySeconds)), context)],
  );
  return [...ofSeconds, tickEvery(LOOK_EVERY_SECONDS, addDue, context)];
}

function onceIn(name: string, seconds: number): Adding {
  return { singletonKey: name, singletonSeconds: seconds, deleteAfterSeconds: 3_600, retryLimit: 0 };
}

// Adds what is due in this minute, once for each minute; what could not be added is tried again before the minute is over.
function openMinutes({ clock }: AppContext, timed: Record<string, TimedJob>, add: AddJob): () => Promise<void> {
  const planned = Object.entries(timed).flatMap(([name, job]) =>
    'cron' in job ? [{ name, isDueIn: readSchedule(job.cron) }] : [],
  );
  let added: number | null = null;
  return async () => {
    const now = clock.now();
    const [minute, past] = [Math.floor(now.getTime() / MINUTE_MS), now.getTime() % MINUTE_MS];
    if (minute === added || past < EDGE_OF_MINUTE_MS || past > MINUTE_MS - EDGE_OF_MINUTE_MS) return;
    const inLondon = londonMinuteOf(now);
    for (const { name, isDueIn } of planned)
      if (isDueIn(inLondon)) await add(name, { singletonKey: name, singletonSeconds: MINUTE_MS / 1_000 });
    added = minute;
  };
}

function tickEvery(seconds: number, tick: () => Promise<void>, context: AppContext): NodeJS.Timeout {
  const timer = setInterval(() => {
    tick().catch((error) => context.log.debug({ reason: String(error) }, 'a timed job was not added'));
  }, seconds * 1_000);
  return timer.unref();
}
