import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import type { backupsContract } from '../contract.ts';
import { backUpNow } from './back-up-now.ts';

export function backupsHandlers(): Handlers<typeof backupsContract, CallContext> {
  return { 'POST /api/backups': (_input, { context, caller }) => backUpNow(context, signedIn(caller)) };
}
