import type { ImportReport } from '#features/catalogue/file-contract.ts';
import { sendFile } from '#web/send-file.ts';

type Sending = { dryRun: boolean; name: string; onSent: (share: number) => void };

/** Sends a product file to the import, with its name for the ledger of stock. */
export function sendProductFile(file: Blob, { dryRun, name, onSent }: Sending): Promise<ImportReport> {
  const query = new URLSearchParams({ dryRun: String(dryRun), name: name.slice(0, 200) });
  return sendFile(`/api/products/import?${query}`, file, { type: 'text/csv', onSent });
}
