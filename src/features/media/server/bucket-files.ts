import { openBucket } from '#platform/bucket.ts';
import type { BucketAddress } from '#platform/bucket-address.ts';
import type { MediaFiles } from './media-files.ts';

/** Stores pictures in an S3 bucket, shared by all instances. */
export function openBucketFiles(address: BucketAddress): MediaFiles {
  const bucket = openBucket(address);
  return {
    read: (name) => bucket.read(keyOf(name)),
    write: (name, bytes, contentType) => bucket.write(keyOf(name), bytes, contentType),
    remove: (name) => bucket.remove(keyOf(name)),
    list: async function* () {
      for await (const key of bucket.list('media/')) {
        const name = key.slice(key.lastIndexOf('/') + 1);
        if (key === keyOf(name)) yield name;
      }
    },
  };
}

function keyOf(name: string): string {
  return `media/${name.slice(0, 2)}/${name}`;
}
