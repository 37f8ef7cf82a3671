/** The address and credentials of an S3 bucket. */
export interface BucketAddress {
  /** Scheme, host and port, without a slash at the end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Reads `https://KEY:SECRET@host:port/bucket?region=eu-west-2`; the region is optional, and a secret's `/` and `+` are
 * percent-encoded. Null when it is not such an address.
 */
export function parseBucketAddress(text: string): BucketAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url.pathname)?.[1];
  const accessKeyId = decoded(url.username);
  const secretAccessKey = decoded(url.password);
  if (!/^https?:$/.test(url.protocol) || !bucket || !accessKeyId || !secretAccessKey) return null;
  if ([...url.searchParams.keys()].some((key) => key !== 'region')) return null;
  const region = url.searchParams.get('region') || 'us-east-1';
  return { endpoint: url.origin, bucket, region, accessKeyId, secretAccessKey };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
