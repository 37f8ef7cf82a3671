import { ConfigError } from '#platform/config.ts';
import { isDatabaseAway } from '#platform/database.ts';
import { wrongAddress, wrongOwner } from '#platform/database-address.ts';
import { isDiskFull } from '#platform/disk.ts';
import { Refusal } from '#platform/refusal.ts';
import { sqlState } from '#platform/sql-state.ts';

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
  const isSilent = (error as Error).message === 'timeout expired';
  return isSilent || isDatabaseAway(error)
    ? 'The database of DATABASE_URL gives no answer. Try again once it is there.'
    : null;
}

const FILE_ERRORS = /^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST)$/;
