import { useRef, useState } from 'react';
import { PICTURE_TYPES } from '#features/media/picture-rules.ts';
import { useToast } from '#ui/toast.tsx';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { api, sentenceOf } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast } from '#web/toast-texts.ts';

/** The picture of a form: its address, and the upload of a file, which the server checks. What was chosen or typed last counts. */
export function usePictureUpload(initialUrl: string) {
  const [url, setUrl] = useState(initialUrl);
  const [preview, setPreview] = useState<string>();
  const chosen = useRef<File>(undefined);
  const { toast } = useToast();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const address = await readAsAddress(file);
      if (file === chosen.current) setPreview(address);
      return api('POST /api/media', { body: asPicture(file) });
    },
    onSuccess: (stored, file) => {
      if (file === chosen.current) setUrl(stored.url);
    },
    onError: (error, file) => {
      if (file !== chosen.current) return;
      setPreview(undefined);
      toast(failureToast(error, FAILURES.readImage));
    },
  });
  return {
    url,
    preview,
    isSending: upload.isPending,
    error: upload.error ? sentenceOf(upload.error, FAILURES.readImage) : undefined,
    setUrl: (text: string) => {
      chosen.current = undefined;
      upload.reset();
      setPreview(undefined);
      setUrl(text);
    },
    send: (file: File) => {
      chosen.current = file;
      upload.mutate(file);
    },
  };
}

/** The requested action waits for the uploads and is not repeated automatically. */
export function picturesUnderWay(description: string): ToastRequest {
  return { title: 'Pictures are still on their way', description, variant: 'destructive' };
}

/** Gives a file of another type an accepted one: the server judges by the bytes and answers with a message. */
export function asPicture(file: File): Blob {
  return PICTURE_TYPES.some((type) => type === file.type) ? file : new Blob([file], { type: PICTURE_TYPES[0] });
}

function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(FAILURES.readImage));
    reader.readAsDataURL(file);
  });
}
