export { backUpWhenDue } from './back-up-when-due.ts';
export { bucketPlace } from './bucket-place.ts';
export { folderPlace } from './folder-place.ts';
export { openPlace } from './open-place.ts';
export { readBackups } from './read-backups.ts';
export { RECORD_RETENTION_DAYS, secondsSinceBackup } from './records.ts';
export { startBackup } from './start-backup.ts';
