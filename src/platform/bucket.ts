import type { BucketAddress } from './bucket-address.ts';

/** The objects of an S3 bucket, by key. */
export interface Bucket {
  /** The bytes, or null if there is no such object. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  has(key: string): Promise<boolean>;
  /** An object that is there stays as it is: what a name holds never changes. */
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Deletes an object; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys that begin so. */
  list(prefix: string): AsyncIterable<string>;
}

// Which a CDN in front of the bucket can use.
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Opens a bucket. It connects with the first call. */
export function openBucket(address: BucketAddress): Bucket {
  const { bucket: Bucket } = address;
  let opening: ReturnType<typeof connectBucket> | undefined;
  const open = () => {
    opening ??= connectBucket(address);
    return opening;
  };
  const has = async (Key: string) => {
    const { sdk, client } = await open();
    return (await orMissing(client.send(new sdk.HeadObjectCommand({ Bucket, Key })))) !== null;
  };
  return {
    has,
    read: async (Key) => {
      const { sdk, client } = await open();
      const found = await orMissing(client.send(new sdk.GetObjectCommand({ Bucket, Key })));
      return found?.Body ? new Uint8Array(await found.Body.transformToByteArray()) : null;
    },
    write: async (Key, bytes, contentType) => {
      if (await has(Key)) return;
      const { sdk, client } = await open();
      const object = { Bucket, Key, Body: bytes, ContentType: contentType, CacheControl: FOR_EVER };
      await client.send(new sdk.PutObjectCommand(object));
    },
    remove: async (Key) => {
      const { sdk, client } = await open();
      await orMissing(client.send(new sdk.DeleteObjectCommand({ Bucket, Key })));
    },
    list: async function* (Prefix) {
      const { sdk, client } = await open();
      for (let from: string | undefined, isMore = true; isMore; isMore = from !== undefined) {
        const asked = new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: from });
        const { Contents = [], NextContinuationToken } = await client.send(asked);
        yield* Contents.map(({ Key = '' }) => Key);
        from = NextContinuationToken;
      }
    },
  };
}

/**
 * The client of a bucket's store, and the SDK with its commands. Loaded with the first call, because most shops store their files
 * on disk.
 */
export async function connectBucket(
  { endpoint, region, accessKeyId, secretAccessKey }: BucketAddress,
  requestTimeout = 20_000,
) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Every S3-compatible store supports `host/bucket` and requests without the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout },
  });
  return { sdk, client };
}

/** What a bucket answers; null for an object that is not there. */
async function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return null;
    throw error;
  }
}
