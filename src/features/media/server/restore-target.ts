import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { openDiskFiles } from './disk-files.ts';
import { type MediaFiles, mediaFilesOf } from './media-files.ts';

/** A place that is filled with pictures from elsewhere: they are seen when it is finished. */
export interface RestoreTarget {
  /** Refuses a folder that holds pictures already. */
  open(): Promise<OpenTarget>;
}

interface OpenTarget {
  write(name: string, bytes: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  undo(): Promise<void>;
}

/** Where pictures of a backup go: the bucket if there is one, else the folder of `DATA_DIR`, which takes its place at the end. */
export function mediaTargetOf({ config }: Pick<AppContext, 'config'>): RestoreTarget {
  return { open: () => (config.MEDIA_S3_URL ? openBucket(mediaFilesOf({ config })) : openFolder(config.DATA_DIR)) };
}

// What is in a bucket already has the same content, for its name is made from it: nothing is taken away.
async function openBucket(files: MediaFiles): Promise<OpenTarget> {
  return {
    write: (name, bytes) => files.write(name, bytes, typeOf(name)),
    finish: async () => undefined,
    undo: async () => undefined,
  };
}

async function openFolder(dataDir: string): Promise<OpenTarget> {
  const place = path.join(dataDir, 'media');
  for await (const _ of openDiskFiles(dataDir).list()) {
    throw refuse(
      'conflict',
      `${place} holds pictures already. Nothing was changed. Move it away, or name a new folder in DATA_DIR.`,
    );
  }
  await demandPlace(place, dataDir);
  await sweep(dataDir);
  const draft = path.join(dataDir, `${DRAFT}${randomUUID().slice(0, 8)}`);
  const files = openDiskFiles(draft);
  let isFinished = false;
  return {
    write: (name, bytes) => files.write(name, bytes, typeOf(name)),
    finish: async () => {
      await fs.mkdir(path.join(draft, 'media'), { recursive: true, mode: 0o700 });
      await fs.rm(place, { recursive: true, force: true });
      await fs.rename(path.join(draft, 'media'), place);
      isFinished = true;
      await fs.rm(draft, { recursive: true, force: true });
    },
    undo: async () => {
      await fs.rm(draft, { recursive: true, force: true });
      if (isFinished) await fs.rm(place, { recursive: true, force: true });
    },
  };
}

// All pictures take their place at once by renaming, which reaches no other file system, and would replace a link.
async function demandPlace(place: string, dataDir: string): Promise<void> {
  const found = await fs.lstat(place).catch(() => null);
  const isElsewhere = found && found.dev !== (await fs.stat(dataDir)).dev;
  if (!found?.isSymbolicLink() && !isElsewhere) return;
  const what = found?.isSymbolicLink() ? `a link to ${await fs.readlink(place)}` : 'on another file system';
  throw refuse(
    'conflict',
    `${place} is ${what}, where pictures cannot take their place at once. Nothing was changed. Take it away, and move the pictures there afterwards.`,
  );
}

const DRAFT = 'media.restoring-';

// A restore that was killed leaves its pictures behind.
async function sweep(dataDir: string): Promise<void> {
  const names = await fs.readdir(dataDir).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(DRAFT))) {
    await fs.rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
  webp: 'image/webp',
};

function typeOf(name: string): string {
  return TYPES[path.extname(name).slice(1)] ?? 'application/octet-stream';
}
