import { ImageUp, X } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { PICTURE_TYPES } from '#features/media/picture-rules.ts';
import { pictureProps } from '#features/media/picture-sources.ts';
import { cx } from '#ui/class-names.ts';
import { FileButton } from '#ui/file-button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';

type PictureFieldProps = {
  url: string;
  onUrlChange: (url: string) => void;
  preview?: string;
  isSending: boolean;
  hint: string;
  error?: string;
  /** Receives a file; absent without scripts. */
  onFile?: (file: File) => void;
};

/** A picture by file, chosen or dropped, or by address. */
export function PictureField({ url, onUrlChange, preview, isSending, hint, error, onFile }: PictureFieldProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile?.(file);
  };
  const hasPicture = preview !== undefined || url !== '';
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <fieldset className="contents">
        <legend className="-mb-2 font-semibold text-sm">Picture</legend>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping needs a mouse; the button inside does not */}
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={cx(
            'relative flex flex-col gap-3 rounded-md border-2 border-dashed p-3',
            isOver ? 'border-ink bg-sunken' : 'border-line-strong',
          )}
        >
          <div className="pixel-grid relative grid aspect-[4/3] place-items-center overflow-hidden rounded-sm bg-sunken">
            {hasPicture ? (
              <Picture
                key={preview ?? url}
                {...pictureProps(preview ?? url)}
                sizes="320px"
                alt="The product's picture"
                className="size-full"
              />
            ) : (
              <ImageUp aria-hidden="true" className="size-8 text-ink-soft" />
            )}
            {isSending && (
              <span className="absolute inset-0 grid place-items-center bg-canvas/70">
                <Spinner label="Sending the picture" />
              </span>
            )}
            {hasPicture && !isSending && onFile && (
              <IconButton
                label="Remove the picture"
                variant="outline"
                size="sm"
                onClick={() => onUrlChange('')}
                className="absolute! end-2 top-2 bg-surface"
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            )}
          </div>
          {onFile && <Chooser onFile={onFile} hint={hint} hasPicture={hasPicture} />}
        </div>
      </fieldset>
      <TextField
        label="Picture address"
        optional
        name="imageUrl"
        value={url}
        onChange={(event) => onUrlChange(event.target.value)}
        error={error}
        placeholder="https://"
        autoComplete="off"
        dir="ltr"
      />
    </div>
  );
}

function Chooser({ onFile, hint, hasPicture }: { onFile: (file: File) => void; hint: string; hasPicture: boolean }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <FileButton accept={PICTURE_TYPES.join(',')} describedBy={id} onFiles={([file]) => file && onFile(file)}>
        {hasPicture ? 'Choose another file' : 'Choose a file'}
      </FileButton>
      <p id={id} className="meta">
        {hint}
        <span className="max-sm:hidden">, or drop one here</span>
      </p>
    </div>
  );
}
