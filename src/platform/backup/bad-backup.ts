import path from 'node:path';
import { type Refusal, refuse } from '#platform/refusal.ts';

/** The refusals of a file that cannot be restored. Nothing has been written then. */
export const badBackup = {
  otherKind: (file: string): Refusal =>
    refuse('invalid', `${path.basename(file)} is not a backup of a shop. Name a file that npm run backup wrote.`),
  newerFormat: (file: string): Refusal =>
    refuse(
      'invalid',
      `${path.basename(file)} was written by a newer version of the shop. Restore it with that version.`,
    ),
  cutOff: (file: string): Refusal =>
    refuse('invalid', `${path.basename(file)} is cut off: its end is missing. Copy it again, or use another backup.`),
  damaged: (file: string): Refusal =>
    refuse(
      'invalid',
      `${path.basename(file)} is damaged: it is not as it was written. Copy it again, or use another backup.`,
    ),
  noWord: (file: string): Refusal =>
    refuse('invalid', `${path.basename(file)} is encrypted. Set BACKUP_KEY to the word that it was made with.`),
  wrongWord: (file: string): Refusal =>
    refuse('invalid', `BACKUP_KEY: this is not the word that ${path.basename(file)} was encrypted with.`),
};
