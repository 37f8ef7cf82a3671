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

// For a whole call with its retries, and once more for the bytes that follow: somebody waits for them.
const PATIENCE_MS = 20_000;
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
  const patience = () => ({ abortSignal: AbortSignal.timeout(PATIENCE_MS) });
  const headOf = async (Key: string) => {
    const { sdk, client } = await open();
    return orMissing(client.send(new sdk.HeadObjectCommand({ Bucket, Key }), patience()));
  };
  return {
    has: async (key) => (await headOf(key)) !== null,
    read: async (Key) => {
      const { sdk, client } = await open();
      const found = await orMissing(client.send(new sdk.GetObjectCommand({ Bucket, Key }), patience()));
      return found?.Body ? inTime(found.Body) : null;
    },
    write: async (Key, bytes, contentType) => {
      // What is of another length was cut off, or is not from this store.
      if ((await headOf(Key))?.ContentLength === bytes.byteLength) return;
      const { sdk, client } = await open();
      const object = { Bucket, Key, Body: bytes, ContentType: contentType, CacheControl: FOR_EVER };
      await client.send(new sdk.PutObjectCommand(object), patience());
    },
    remove: async (Key) => {
      const { sdk, client } = await open();
      await orMissing(client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), patience()));
    },
    list: async function* (Prefix) {
      const { sdk, client } = await open();
      for (let from: string | undefined, isMore = true; isMore; isMore = from !== undefined) {
        const asked = new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: from });
        const { Contents = [], NextContinuationToken } = await client.send(asked, patience());
        yield* Contents.map(({ Key = '' }) => Key);
        from = NextContinuationToken;
      }
    },
  };
}

type Body = { transformToByteArray(): Promise<Uint8Array>; destroy?(error?: Error): unknown };

// The signal of a call ends with its headers.
async function inTime(body: Body): Promise<Uint8Array<ArrayBuffer>> {
  const late = setTimeout(() => body.destroy?.(new Error('The bucket did not finish in time.')), PATIENCE_MS);
  try {
    return new Uint8Array(await body.transformToByteArray());
  } finally {
    clearTimeout(late);
  }
}

/**
 * The client of a bucket's store, and the SDK with its commands. Loaded with the first call, because most shops store their files
 * on disk.
 */
export async function connectBucket(
  { endpoint, region, accessKeyId, secretAccessKey }: BucketAddress,
  requestTimeout = PATIENCE_MS,
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
    // Without the last a request that takes longer is only logged.
    requestHandler: { connectionTimeout: 3_000, requestTimeout, throwOnRequestTimeout: true },
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
