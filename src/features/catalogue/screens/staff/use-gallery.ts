import { useState } from 'react';
import { MOST_GALLERY_PICTURES } from '#features/catalogue/gallery.ts';
import { useToast } from '#ui/toast.tsx';
import { api, sentenceOf } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES } from '#web/toast-texts.ts';
import { asPicture, picturesUnderWay } from './use-picture-upload.ts';

/** A picture in the edited list; its key stays the same when it is moved. */
export type EditedPicture = { key: string; url: string; alt: string };

/** The further pictures of a product as an editable list. */
export function useGallery(initial: readonly { url: string; alt: string }[], onChange?: () => void) {
  const [pictures, setPictures] = useState<EditedPicture[]>(() =>
    initial.map((picture, at) => ({ ...picture, key: `${at}` })),
  );
  const { toast } = useToast();
  const room = MOST_GALLERY_PICTURES - pictures.length;
  const upload = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const { url } = await api('POST /api/media', { body: asPicture(file) });
        setPictures((before) => [...before, { key: crypto.randomUUID(), url, alt: '' }]);
        onChange?.();
      }
    },
  });
  const change = (next: EditedPicture[]) => {
    onChange?.();
    setPictures(next);
  };
  return {
    pictures,
    room,
    isSending: upload.isPending,
    error: upload.error ? sentenceOf(upload.error, FAILURES.readImage) : undefined,
    add: (files: readonly File[]) => {
      if (upload.isPending) toast(picturesUnderWay('Add these once the others are there.'));
      else upload.mutate(files.slice(0, room));
    },
    remove: (at: number) => change(pictures.filter((_, i) => i !== at)),
    /** Swaps it with the previous (-1) or the next (1). */
    move: (at: number, by: -1 | 1) => {
      const [one, other] = [pictures[at], pictures[at + by]];
      if (one && other) change(pictures.with(at, other).with(at + by, one));
    },
  };
}
