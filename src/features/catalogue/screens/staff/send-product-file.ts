import type { ImportReport } from '#features/catalogue/file-contract.ts';
import { ApiError } from '#web/api.ts';

type Sending = { dryRun: boolean; onSent: (share: number) => void };

/** Sends a product file to the import. `fetch` reports no upload progress, and a large file takes a while. */
export function sendProductFile(file: Blob, { dryRun, onSent }: Sending): Promise<ImportReport> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/products/import?dryRun=${dryRun}`);
    request.setRequestHeader('content-type', 'text/csv');
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) resolve(JSON.parse(request.responseText));
      else reject(new ApiError(request.status, request.responseText || request.statusText));
    };
    request.onerror = () =>
      reject(new Error('The file could not be sent. Please check your connection and try again.'));
    request.send(file);
  });
}
