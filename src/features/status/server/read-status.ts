import { setTimeout as sleep } from 'node:timers/promises';
import { readBackups } from '#features/backups/server/door.ts';
import { countLive } from '#features/live/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { eventLoopDelay } from '#platform/event-loop.ts';
import { readVersion } from '#platform/shop-version.ts';
import { slowStatements } from '#platform/slow-statements.ts';
import { readWaitingAnnouncements } from '#platform/waiting-work.ts';
import { concernsOf } from '../concerns.ts';
import type { Status } from '../contract.ts';
import { readDatabase } from './read-database.ts';
import { measureFolder, readDisk } from './read-disk.ts';
import { readJobs, type Timetable } from './read-jobs.ts';
import { readMail } from './read-mail.ts';

const PATIENCE_MS = 1_500;

/** How the machinery stands. Every part is read at once; what is not known after 1.5 s, or fails, is null. */
export async function readStatus(context: AppContext, timetable: Timetable): Promise<Status> {
  const { DATA_DIR, JOBS } = context.config;
  const inTime = <Part>(part: string, reading: Promise<Part>) => orNull(context, part, reading);
  const [version, database, disk, dataBytes, mail, reactions, backups, jobs] = await Promise.all([
    inTime('version', readVersion()),
    inTime('database', readDatabase(context)),
    inTime('disk', readDisk(DATA_DIR)),
    inTime('data folder', measureFolder(DATA_DIR, Date.now() + PATIENCE_MS)),
    inTime('mail', readMail(context)),
    inTime('reactions', readReactions(context)),
    inTime('backups', readBackups(context)),
    inTime('jobs', readJobs(context, timetable)),
  ]);
  const instance = {
    version,
    since: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    liveConnections: countLive(context),
    eventLoopDelayMs: eventLoopDelay(),
    slowStatements: slowStatements().map((one) => ({ ...one, at: one.at.toISOString() })),
    isWorking: JOBS > 0,
  };
  const readAt = context.clock.now().toISOString();
  const known = { readAt, instance, database, disk, dataBytes, mail, reactions, backups, jobs };
  return { ...known, concerns: concernsOf(known) };
}

async function orNull<Part>({ log }: AppContext, part: string, reading: Promise<Part>): Promise<Part | null> {
  const stopping = new AbortController();
  const read = reading.catch((error) => {
    log.warn({ reason: String(error), part }, 'a part of the status could not be read');
    return null;
  });
  const late = sleep(PATIENCE_MS, null, { signal: stopping.signal }).catch(() => null);
  const first = await Promise.race([read, late]);
  stopping.abort();
  return first;
}

async function readReactions(context: AppContext) {
  const waiting = await readWaitingAnnouncements(context);
  return waiting.map(({ name, count, since }) => ({ name, waiting: count, since: since.toISOString() }));
}
