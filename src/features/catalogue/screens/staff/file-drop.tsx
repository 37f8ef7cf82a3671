import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { FileButton } from '#ui/file-button.tsx';

type FileDropProps = {
  label: string;
  accept: string;
  hint: ReactNode;
  /** The chosen file; the field then shrinks to make room for its report. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping needs a mouse; the button inside does not
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
      <FileButton
        accept={accept}
        describedBy={id}
        size={fileName === undefined ? 'md' : 'sm'}
        autofocus
        onFiles={([file]) => file && onFile(file)}
      >
        {label}
      </FileButton>
      <p id={id} className={cx('meta', fileName !== undefined && 'sr-only')}>
        {hint}
      </p>
    </div>
  );
}
