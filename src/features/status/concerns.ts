import { CONCERNS, type Concern, type JobStatus, type Status } from './contract.ts';

type Known = Omit<Status, 'concerns'>;

/** What is less than this many bytes free fills up within days: a large import or a copy of the database needs it. */
export const LITTLE_BYTES = 2 * 1024 ** 3;
const PATIENCE_MS = 5 * 60_000;
const MOST_CONNECTIONS = 0.9;

// Where each is read from; what is not here can always be told.
const PARTS: Partial<Record<Concern['about'], keyof Known>> = {
  connections: 'database',
  disk: 'disk',
  backups: 'backups',
  mail: 'mail',
  jobs: 'jobs',
  late: 'jobs',
  background: 'jobs',
  reactions: 'reactions',
};

/** What a look can have told of: a part that was not learned in time neither raises its concerns nor shows that they are over. */
export function knownConcerns(status: Known): Concern['about'][] {
  return CONCERNS.filter((about) => {
    const part = PARTS[about];
    return part === undefined || status[part] !== null;
  });
}

/** What needs a person, with what to do, the weightiest first; none: all is well as far as is known. */
export function concernsOf(status: Known): Concern[] {
  return [
    database(status),
    disk(status),
    backups(status),
    background(status),
    reactions(status),
    jobs(status),
    late(status),
    mail(status),
  ].flat();
}

function database({ database: known }: Known): Concern[] {
  if (!known) {
    const action =
      'Look at the database server: is it running, busy, or waiting for its disk? Then read this page again.';
    return [{ about: 'database', title: 'The database did not answer in time', action }];
  }
  const { used, most } = known.connections;
  if (used < most * MOST_CONNECTIONS) return [];
  const title = `${used} of the database’s ${most} connections are in use`;
  return [{ about: 'connections', title, action: 'Raise max_connections, or run fewer programs on this server.' }];
}

function disk({ disk: known }: Known): Concern[] {
  if (!known || known.freeBytes >= LITTLE_BYTES) return [];
  const action = 'Make room on the disk of the data folder. When it is full, orders and pictures are refused.';
  return [{ about: 'disk', title: 'Little room is left on the disk', action }];
}

function backups({ backups: known, readAt, instance }: Known): Concern[] {
  if (!known) return [];
  const { place, failed, last, intervalHours, isNeeded, runningSince } = known;
  const hours = (from: string) => (Date.parse(readAt) - Date.parse(from)) / 3_600_000;
  const isOld = last !== null && hours(last.at) > 2 * intervalHours;
  const about = 'backups' as const;
  if (failed) {
    return [{ about, title: 'The last backup failed', action: `${failed.error} Put that right, then back up now.` }];
  }
  if (last?.isThere === false) {
    const action = `${last.name} is gone from there. See what happened to it, then back up now.`;
    return [{ about, title: 'The last backup is not where it was put', action }];
  }
  if (!place && isNeeded && (!last || isOld)) {
    const action = 'Set BACKUP_TO to a folder on another disk or to a bucket, and start the shop again.';
    return [{ about, title: 'No backups are set up', action }];
  }
  // The first is made within a minute after the start.
  const isLate = last ? isOld : hours(instance.since) * 3_600_000 > PATIENCE_MS;
  if (!place || runningSince || !isLate) return [];
  const title = last ? `The last backup is ${Math.floor(hours(last.at))} hours old` : 'No backup has been made yet';
  return [{ about, title, action: 'Back up now, and see in the log why none was made by itself.' }];
}

// Some job runs every minute, so a quiet time means that no instance works.
function background({ jobs: known, readAt, instance }: Known): Concern[] {
  const isOlder = (at: string | null) => at === null || Date.parse(readAt) - Date.parse(at) > PATIENCE_MS;
  if (!known || !isOlder(instance.since) || known.some(({ startedAt }) => !isOlder(startedAt))) return [];
  const action = 'Start an instance with JOBS above 0, and see in its log why it does none.';
  return [{ about: 'background', title: 'No background work has run for five minutes', action }];
}

function reactions({ reactions: known, readAt }: Known): Concern[] {
  const late = (known ?? []).filter(({ since }) => Date.parse(readAt) - Date.parse(since) > PATIENCE_MS);
  if (late.length === 0) return [];
  const names = late.map(({ name }) => name).join(', ');
  const action = `What follows on these has not happened: ${names}. The log says why; it is tried again by itself.`;
  return [{ about: 'reactions', title: 'Reactions have waited for more than five minutes', action }];
}

function jobs({ jobs: known }: Known): Concern[] {
  const failed = (known ?? []).filter(({ state }) => state === 'failed' || state === 'interrupted');
  if (failed.length === 0) return [];
  const title = failed.length === 1 ? 'A timed job failed' : `${failed.length} timed jobs failed`;
  return [{ about: 'jobs', title, action: 'See why below. Put right what is named there, then run it again.' }];
}

// A job that was due while no instance ran is not made up for, so that its absence asks for no one. Where none has ever begun,
// `background` says so.
function late({ jobs: known, readAt, instance }: Known): Concern[] {
  const isLate = ({ dueAt, startedAt }: JobStatus) =>
    dueAt !== null &&
    Date.parse(readAt) - Date.parse(dueAt) > PATIENCE_MS &&
    Date.parse(dueAt) > Date.parse(instance.since) &&
    (startedAt === null || Date.parse(startedAt) < Date.parse(dueAt));
  const count = (known ?? []).filter(isLate).length;
  if (count === 0 || !known?.some(({ startedAt }) => startedAt)) return [];
  const title =
    count === 1 ? 'A timed job has not begun at its time' : `${count} timed jobs have not begun at their time`;
  return [{ about: 'late', title, action: 'See below which, and in the log what the instances do instead.' }];
}

function mail({ mail: known }: Known): Concern[] {
  if (!known || known.failed + known.delayed === 0) return [];
  const parts = [
    known.failed > 0 && `${known.failed} could not be sent`,
    known.delayed > 0 && `${known.delayed} delayed`,
  ];
  const action = `${known.lastError ?? ''} See which, and send again what failed.`.trim();
  return [{ about: 'mail', title: `E-mails: ${parts.filter(Boolean).join(', ')}`, action }];
}
