import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#platform/app-context.ts';
import type { CheckedForm } from '../contract.ts';
import { derivedSecret } from './derived-secret.ts';

const LEAST_MS = 2_000;
const MOST_MS = 24 * 3_600_000;

/** What a stamp says: nothing, that a page was filled in as people do, or too soon or too late to tell. */
export type StampAge = 'none' | 'human' | 'untimely';

/**
 * The signed time at which the page of a form was made. Pages are cached, so it is the same for all who get a page: it tells a
 * visitor from a caller that never opened the page, and no more.
 */
export async function makeStamp({ db, clock }: AppContext, form: CheckedForm): Promise<string> {
  const made = clock.now().getTime().toString(36);
  return `${made}.${await signature(db, form, made)}`;
}

/** Reads the stamp that came with a form; one that is forged, damaged or of another form is none. */
export async function readStamp({ db, clock }: AppContext, form: CheckedForm, stamp = ''): Promise<StampAge> {
  const [, made = '', signed = ''] = /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(stamp) ?? [];
  if (!made || !isSame(signed, await signature(db, form, made))) return 'none';
  const age = clock.now().getTime() - Number.parseInt(made, 36);
  return age >= LEAST_MS && age <= MOST_MS ? 'human' : 'untimely';
}

async function signature(db: AppContext['db'], form: CheckedForm, made: string): Promise<string> {
  return createHmac('sha256', await derivedSecret(db, 'stamp'))
    .update(`${form} ${made}`)
    .digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
