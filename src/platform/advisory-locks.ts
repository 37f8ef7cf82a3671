// The advisory locks of the shop in its database: arbitrary numbers that all instances, of every version, share.

/** Under which tables are made and changed; 7_261_441 is the same for the template of the tests. */
export const MIGRATION_LOCK = 7_261_440;
/** Under which a start marks a fresh database, and fills a demo. */
export const PREPARE_LOCK = 7_261_442;
/** Under which the first admin is made. */
export const SETUP_LOCK = 7_261_443;
/** Under which a backup is made: one at a time. */
export const BACKUP_LOCK = 7_261_444;
