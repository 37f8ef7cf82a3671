import type { ImportReport } from '#features/catalogue/file-contract.ts';
import { sendFile } from '#web/send-file.ts';

type Sending = { dryRun: boolean; onSent: (share: number) => void };

/** Sends a product file to the import. */
export function sendProductFile(file: Blob, { dryRun, onSent }: Sending): Promise<ImportReport> {
  return sendFile(`/api/products/import?dryRun=${dryRun}`, file, { type: 'text/csv', onSent });
}
