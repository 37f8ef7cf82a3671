import type { TimedJob } from '#platform/jobs.ts';
import { londonMinutesOf } from '#values/london-day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When a job runs next by its schedule; null for one of seconds that has not run yet. Throws for a schedule that is not daily or oftener. */
export function nextRun(job: TimedJob, startedAt: Date | null, now: Date): Date | null {
  if ('cron' in job) return nextOf(job.cron, now);
  return startedAt && new Date(Math.max(now.getTime(), startedAt.getTime() + job.everySeconds * 1000));
}

/** When a job was due last; null for one of seconds that has not run yet, or is not due again. */
export function lastDue(job: TimedJob, startedAt: Date | null, now: Date): Date | null {
  if ('cron' in job) return lastOf(job.cron, now);
  const due = startedAt && new Date(startedAt.getTime() + job.everySeconds * 1000);
  return due && due <= now ? due : null;
}

function lastOf(cron: string, now: Date): Date {
  const [minute, hour] = cron.split(' ');
  // Longer than the time between two runs, on a day of 25 hours too.
  const span = minute === '*' ? 2 * MINUTE_MS : hour === '*' ? 2 * HOUR_MS : 50 * HOUR_MS;
  let due = nextOf(cron, new Date(now.getTime() - span));
  for (let next = nextOf(cron, due); next <= now; next = nextOf(cron, next)) due = next;
  return due;
}

function nextOf(cron: string, now: Date): Date {
  const [minute = '', hour = '', ...days] = cron.split(' ');
  if (days.join(' ') !== '* * *') throw new Error(`The status page reads no schedule of days: ${cron}. Teach nextRun.`);
  const next = new Date(Math.floor(now.getTime() / MINUTE_MS + 1) * MINUTE_MS);
  if (minute === '*') return next;
  // London is whole hours from UTC, so its minutes are the same.
  const untilMinute = (Number(minute) - next.getUTCMinutes() + 60) % 60;
  const first = new Date(next.getTime() + untilMinute * MINUTE_MS);
  if (hour === '*') return first;
  // A day in London has 25 hours at most; an hour that is left out in spring comes the day after.
  const hours = Array.from({ length: 50 }, (_, n) => new Date(first.getTime() + n * HOUR_MS));
  const found = hours.find((at) => Math.floor(londonMinutesOf(at) / 60) === Number(hour));
  if (!found) throw new Error(`The hour of this schedule never comes: ${cron}.`);
  return found;
}
