import { createHash } from 'node:crypto';

/** A short hash of the content, for an `ETag` or a version. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
