import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type FormFootProps = {
  onCancel: () => void;
  isPending: boolean;
  /** Whether the form deletes something. */
  isDanger?: boolean;
  /** Says what stays as it is, where 'Cancel' would be taken for the deed. */
  cancelLabel?: string;
  /** The label of the submit button. */
  children: ReactNode;
};

/** The foot of a form in a dialog: cancel or submit. */
export function FormFoot({ onCancel, isPending, isDanger = false, cancelLabel = 'Cancel', children }: FormFootProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-line border-t pt-4">
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button type="submit" pending={isPending} variant={isDanger ? 'danger' : 'primary'}>
        {children}
      </Button>
    </div>
  );
}
