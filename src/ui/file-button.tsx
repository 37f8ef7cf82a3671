import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import { cx } from './class-names.ts';

type FileButtonProps = {
  /** The accepted kinds, as the `accept` attribute of an input. */
  accept: string;
  /** The id of the text that says which files are taken. */
  describedBy: string;
  size?: 'sm' | 'md';
  multiple?: boolean;
  disabled?: boolean;
  autofocus?: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A button that chooses files. */
export function FileButton({ size = 'sm', describedBy, autofocus, onFiles, children, ...input }: FileButtonProps) {
  return (
    <label
      className={cx(
        buttonClass({ variant: 'secondary', size }),
        'cursor-pointer has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2',
      )}
    >
      <input
        {...input}
        type="file"
        className="sr-only"
        aria-describedby={describedBy}
        data-autofocus={autofocus || undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Emptied, so that the same file can be chosen again after a correction.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
