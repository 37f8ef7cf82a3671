import { ApiError } from './api.ts';

interface Sending {
  /** The content type. */
  type: string;
  /** Gets the share that has been sent, 0 to 1. */
  onSent: (share: number) => void;
}

/** Sends a large file to a call. `fetch` reports no upload progress, and a large file takes a while. */
export function sendFile<Answer>(path: string, file: Blob, { type, onSent }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('content-type', type);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText));
      else reject(new ApiError(request.status, request.responseText || request.statusText));
    };
    request.onerror = () =>
      reject(new Error('The file could not be sent. Please check your connection and try again.'));
    request.send(file);
  });
}
