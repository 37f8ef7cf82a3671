import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import { cx } from './class-names.ts';

type FileButtonProps = {
  /** The kinds of files, as an input names them. */
  accept: string;
  /** The id of what says which files are taken. */
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
        'cursor-pointer has-[:disabled]:opacity-60 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ink has-[:focus-visible]:outline-offset-2',
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
          // The same file can be chosen again once it, or what refused it, has been put right.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}
