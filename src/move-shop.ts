// npm run move: what launch/move.mjs runs once both databases are there.
import path from 'node:path';
import { mediaFilesOf, mediaTargetOf } from '#features/media/server/door.ts';
import { moveShop, TargetFault } from '#platform/backup/move-shop.ts';
import { parseBucketAddress } from '#platform/bucket-address.ts';
import { commandFailure } from '#platform/command-failure.ts';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { directUrl } from '#platform/direct-connection.ts';

/** Given by the launcher: addresses have passwords, which the command line would show to the whole machine. */
const { MOVE_TO = '', MOVE_PICTURES_TO = '', MOVE_EMBEDDED_IN = '' } = process.env;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());

try {
  const config = readConfig(process.env);
  const there = MOVE_PICTURES_TO ? picturesPlace(config) : null;
  const moved = await moveShop({
    from: directUrl(config),
    to: MOVE_TO,
    migrations: 'migrations',
    elsewhere: MOVE_EMBEDDED_IN
      ? `Rename ${MOVE_EMBEDDED_IN}, so that a new database is made, and move again.`
      : 'Move into an empty database: make one and name it with --to.',
    pictures: there ? { from: mediaFilesOf({ config }), to: mediaTargetOf({ config: there }) } : undefined,
    signal: stop.signal,
  });
  const [rows, tables] = [moved.rows, moved.tables].map((number) => number.toLocaleString('en-GB'));
  say(
    `Moved ${rows} rows of ${tables} tables. Counts and sums of every table and ${moved.sequences} sequences are the same at both places.`,
  );
  if (moved.unknown.length > 0) say(`Left behind, for they are not the shop's: ${moved.unknown.join(', ')}.`);
  say(await picturesAre(config, there, moved.pictures));
  say(`From now on start the shop with ${settings(config, there)}.`);
  say('The database that it left was not changed: it is a copy of this moment. Never open the shop on it again.');
} catch (error) {
  const why = failure(error);
  if (!why) throw error;
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function picturesPlace(config: Config): Config {
  if (!/^https?:/.test(MOVE_PICTURES_TO)) {
    return { ...config, MEDIA_S3_URL: undefined, DATA_DIR: path.resolve(MOVE_PICTURES_TO) };
  }
  const bucket = parseBucketAddress(MOVE_PICTURES_TO);
  if (!bucket) throw new ConfigError('--pictures-to: must be a folder, or look like https://KEY:SECRET@host/bucket.');
  return { ...config, MEDIA_S3_URL: bucket };
}

function placeOf({ MEDIA_S3_URL: bucket, DATA_DIR }: Config): string {
  return bucket ? `the bucket ${bucket.bucket}` : path.join(DATA_DIR, 'media');
}

async function picturesAre(config: Config, there: Config | null, moved: number): Promise<string> {
  if (there) return `Copied ${moved.toLocaleString('en-GB')} pictures to ${placeOf(there)}.`;
  let count = 0;
  for await (const _ of mediaFilesOf({ config }).list()) count += 1;
  return `${count.toLocaleString('en-GB')} pictures stay in ${placeOf(config)}.`;
}

function settings(config: Config, there: Config | null): string {
  const { MEDIA_S3_URL, DATA_DIR } = there ?? config;
  const parts = [
    MOVE_EMBEDDED_IN ? 'no DATABASE_URL' : `DATABASE_URL=${withoutPassword(MOVE_TO)}`,
    MEDIA_S3_URL ? `MEDIA_S3_URL of the bucket ${MEDIA_S3_URL.bucket}` : 'no MEDIA_S3_URL',
    `DATA_DIR=${MOVE_EMBEDDED_IN ? config.DATA_DIR : DATA_DIR}`,
  ];
  return parts.join(', ');
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = '…';
  return decodeURI(url.href);
}

function failure(error: unknown): string | null {
  if (error instanceof TargetFault) {
    return (
      commandFailure(error.cause)?.replaceAll('DATABASE_URL', MOVE_EMBEDDED_IN ? 'the embedded one' : '--to') ?? null
    );
  }
  return commandFailure(error);
}
