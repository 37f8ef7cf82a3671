import { ConfigError } from './config.ts';
import { isDatabaseAway } from './database.ts';
import { wrongAddress, wrongOwner } from './database-address.ts';
import { isDiskFull } from './disk.ts';
import { Refusal } from './refusal.ts';
import { sqlState } from './sql-state.ts';

/** Why a command could not do its work, as a sentence for the operator; null for a fault of the program. */
export function commandFailure(error: unknown): string | null {
  if (error instanceof Refusal || error instanceof ConfigError) return error.message;
  const { code = '', path = '', name = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return 'Stopped; nothing of it remains.';
  if (isDiskFull(error)) return 'The disk is full. Make room, or name another folder; nothing of it remains.';
  if (code === 'ENOENT') return `There is no file ${path}.`;
  if (FILE_ERRORS.test(code))
    return `${path} cannot be used (${code}). Name another, or give this account access to it.`;
  const wrong = wrongAddress(error) ?? wrongOwner(error);
  if (wrong) return wrong;
  if (sqlState(error) === '55P03') return 'The tables of the shop are being changed by a new version. Try again later.';
  const bucket = bucketFailure(error);
  if (bucket) return bucket;
  const isSilent = (error as Error).message === 'timeout expired';
  return isSilent || isDatabaseAway(error)
    ? 'The database of DATABASE_URL gives no answer. Try again once it is there.'
    : null;
}

const FILE_ERRORS = /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST)$/;

// Every failure of the SDK has these, also when there was no answer.
function bucketFailure(error: unknown): string | null {
  const { $metadata: answer } = error as { $metadata?: { httpStatusCode?: number } };
  if (!answer) return null;
  const { httpStatusCode: status = 0 } = answer;
  if (status === 401 || status === 403)
    return `The bucket refuses its key (${status}). Look at the key and what it may do.`;
  if (status === 404) return 'The store has no such bucket. Make it, or correct its address.';
  return status > 0 ? `The bucket does not work at the moment (${status}).` : 'The bucket gives no answer.';
}
