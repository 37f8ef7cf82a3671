import type { BucketAddress } from '#platform/bucket-address.ts';
import type { MediaFiles } from './media-files.ts';

// The content of a name never changes, which a CDN in front of the bucket can use.
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Stores pictures in an S3 bucket, shared by all instances. */
export function openBucketFiles(address: BucketAddress): MediaFiles {
  const { bucket: Bucket } = address;
  let opening: ReturnType<typeof connect> | undefined;
  const open = () => {
    opening ??= connect(address);
    return opening;
  };
  return {
    read: async (name) => {
      const { sdk, client } = await open();
      const found = await orMissing(client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(name) })));
      return found?.Body ? new Uint8Array(await found.Body.transformToByteArray()) : null;
    },
    write: async (name, bytes, contentType) => {
      const { sdk, client } = await open();
      const Key = keyOf(name);
      if (await orMissing(client.send(new sdk.HeadObjectCommand({ Bucket, Key })))) return;
      const object = { Bucket, Key, Body: bytes, ContentType: contentType, CacheControl: FOR_EVER };
      await client.send(new sdk.PutObjectCommand(object));
    },
    remove: async (name) => {
      const { sdk, client } = await open();
      await orMissing(client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) })));
    },
    list: async function* () {
      const { sdk, client } = await open();
      for (let from: string | undefined, isMore = true; isMore; isMore = from !== undefined) {
        const asked = new sdk.ListObjectsV2Command({ Bucket, Prefix: 'media/', ContinuationToken: from });
        const { Contents = [], NextContinuationToken } = await client.send(asked);
        const names = Contents.map(({ Key = '' }) => Key.slice(Key.lastIndexOf('/') + 1));
        yield* names.filter((name, at) => Contents[at]?.Key === keyOf(name));
        from = NextContinuationToken;
      }
    },
  };
}

// Loaded with the first picture, because most shops store theirs on disk.
async function connect({ endpoint, region, accessKeyId, secretAccessKey }: BucketAddress) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Every S3-compatible store supports `host/bucket` and requests without the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  });
  return { sdk, client };
}

function keyOf(name: string): string {
  return `media/${name.slice(0, 2)}/${name}`;
}

async function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404) return null;
    throw error;
  }
}
