import { hash } from 'node:crypto';

/** A short hash of the content, for an `ETag` or a version. */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22);
}
