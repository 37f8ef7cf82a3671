import { ArrowDown, ArrowUp, ImagePlus, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { IMAGE_NOTE, MOST_GALLERY_PICTURES } from '#features/catalogue/gallery.ts';
import { PICTURE_TYPES } from '#features/media/picture-rules.ts';
import { pictureProps } from '#features/media/picture-sources.ts';
import { FileButton } from '#ui/file-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { EditedPicture, useGallery } from './use-gallery.ts';

type GalleryFieldProps = {
  gallery: ReturnType<typeof useGallery>;
  errors: Record<string, string>;
  /** Without scripts only the texts can be edited. */
  isAlive: boolean;
};

/** The further pictures of a product page: upload several, reorder them, describe each. */
export function GalleryField({ gallery, errors, isAlive }: GalleryFieldProps) {
  const { pictures, room, isSending, error, add, remove, move } = gallery;
  const list = useRef<HTMLOListElement>(null);
  const hint = useId();
  // A row that is moved or removed loses the focus, so it goes to the button that would be used next.
  const focusLater = (selector: string) =>
    requestAnimationFrame(() =>
      (
        list.current?.querySelector<HTMLElement>(selector) ?? list.current?.parentElement?.querySelector('input')
      )?.focus(),
    );
  const last = pictures.length - 1;
  const actionsAt = (at: number) => [
    {
      ...{ mark: 'up', label: `Move picture ${at + 1} up`, Icon: ArrowUp, disabled: at === 0 },
      act: () => move(at, -1),
      next: `li:nth-child(${at}) ${at === 1 ? '[data-down]' : '[data-up]'}`,
    },
    {
      ...{ mark: 'down', label: `Move picture ${at + 1} down`, Icon: ArrowDown, disabled: at === last },
      act: () => move(at, 1),
      next: `li:nth-child(${at + 2}) ${at + 1 === last ? '[data-up]' : '[data-down]'}`,
    },
    {
      ...{ mark: 'remove', label: `Remove picture ${at + 1}`, Icon: X, disabled: false },
      act: () => remove(at),
      next: `li:nth-child(${Math.min(at + 1, last)}) [data-remove]`,
    },
  ];
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 font-semibold text-sm">
        More pictures <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <ol ref={list} className="flex flex-col gap-3 empty:hidden">
        {pictures.map((picture, at) => (
          <Row
            key={picture.key}
            picture={picture}
            at={at}
            error={errors[`gallery.${at}.alt`] ?? errors[`gallery.${at}.url`]}
          >
            {isAlive &&
              actionsAt(at).map(({ mark, label, Icon, disabled, act, next }) => (
                <IconButton
                  key={mark}
                  label={label}
                  size="sm"
                  {...{ [`data-${mark}`]: '' }}
                  disabled={disabled}
                  onClick={() => {
                    act();
                    focusLater(next);
                  }}
                >
                  <Icon aria-hidden="true" className="size-4" />
                </IconButton>
              ))}
          </Row>
        ))}
      </ol>
      {isAlive && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <FileButton accept={PICTURE_TYPES.join(',')} describedBy={hint} multiple disabled={room === 0} onFiles={add}>
            <ImagePlus aria-hidden="true" className="size-4" />
            Add pictures
          </FileButton>
          <p id={hint} className="meta">
            {room === 0 ? `${MOST_GALLERY_PICTURES} is the most` : `${IMAGE_NOTE}, at most ${MOST_GALLERY_PICTURES}`}
          </p>
          {isSending && <Spinner label="Sending the pictures" />}
        </div>
      )}
      {(error ?? errors.gallery) && (
        <p role="alert" className="font-medium text-negative text-sm">
          {error ?? errors.gallery}
        </p>
      )}
    </fieldset>
  );
}

type RowProps = { picture: EditedPicture; at: number; error?: string; children: ReactNode };

function Row({ picture: { url, alt }, at, error, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border border-line p-3">
      <span className="w-20 shrink-0 overflow-hidden rounded-sm bg-sunken">
        <Picture {...pictureProps(url)} sizes="80px" alt="" className="w-full" />
      </span>
      <input type="hidden" name={`gallery.${at}.url`} value={url} />
      <div className="min-w-0 flex-1 basis-56">
        <TextField
          label={`What picture ${at + 1} shows`}
          required
          name={`gallery.${at}.alt`}
          defaultValue={alt}
          maxLength={250}
          autoComplete="off"
          error={error}
        />
      </div>
      <span className="flex sm:pt-7">{children}</span>
    </li>
  );
}
