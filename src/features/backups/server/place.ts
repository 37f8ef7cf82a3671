import type { BackupTotals } from '#platform/backup/content.ts';
import type { BackupOrder } from '#platform/backup/make-backup.ts';

/** Where backups lie. */
export interface BackupPlace {
  /** In words, without a secret. */
  name: string;
  /** Makes a backup there. It has its name once it was read again from there and found whole. */
  make(order: Omit<BackupOrder, 'folder'>): Promise<StoredBackup>;
  /** The names of all that lies there. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  has(name: string): Promise<boolean>;
}

export interface StoredBackup {
  name: string;
  bytes: number;
  totals: BackupTotals;
}
