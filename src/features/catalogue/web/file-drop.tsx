import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonClass } from '#ui/button-class.ts';
import { cx } from '#ui/class-names.ts';

type FileDropProps = {
  /** What the button says: 'Choose a file'. */
  label: string;
  accept: string;
  hint: ReactNode;
  /** The name of the file that was chosen; the field then makes room for what is said about it. */
  fileName?: string;
  onFile: (file: File) => void;
};

/** A file by choosing or by dropping. */
export function FileDrop({ label, accept, hint, fileName, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button inside is everybody's
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex items-center gap-3 rounded-md border-2 border-dashed px-4',
        fileName === undefined ? 'flex-col py-8 text-center' : 'flex-wrap py-3',
        isOver ? 'border-ink bg-sunken' : 'border-line-strong',
      )}
    >
      {fileName === undefined ? (
        <FileUp aria-hidden="true" className="size-7 text-ink-soft" />
      ) : (
        <bdi className="name min-w-0 flex-1 basis-40 font-semibold">{fileName}</bdi>
      )}
      <label
        className={cx(
          buttonClass({ variant: 'secondary', size: fileName === undefined ? 'md' : 'sm' }),
          'cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ink has-[:focus-visible]:outline-offset-2',
        )}
      >
        <input
          type="file"
          accept={accept}
          className="sr-only"
          aria-describedby={id}
          data-autofocus
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again once it has been put right.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        {label}
      </label>
      <p id={id} className={cx('meta', fileName !== undefined && 'sr-only')}>
        {hint}
      </p>
    </div>
  );
}
