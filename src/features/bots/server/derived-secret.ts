import { createHmac } from 'node:crypto';
import { formCheckSecret } from '#features/settings/server/door.ts';
import type { Database } from '#platform/database.ts';

/** A key of its own for each use, in base64url, so that what is signed for one never fits another. */
export async function derivedSecret(db: Database, use: 'stamp' | 'challenge' | 'solution'): Promise<string> {
  return createHmac('sha256', await formCheckSecret(db))
    .update(use)
    .digest('base64url');
}
