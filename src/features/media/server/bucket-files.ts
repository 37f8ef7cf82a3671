import type { BucketAddress } from '#platform/bucket-address.ts';
import type { MediaFiles } from './media-files.ts';

// What is at a name never changes; a CDN in front of the bucket may know that.
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Keeps pictures in a bucket that speaks S3, which all instances share. */
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
  };
}

// Loaded with the first picture: most shops keep theirs on disk and never need it.
async function connect({ endpoint, region, accessKeyId, secretAccessKey }: BucketAddress) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // `host/bucket` is what every S3-compatible store understands; so is a request without the newer checksums.
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
