import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type FormFootProps = {
  onCancel: () => void;
  isPending: boolean;
  /** Whether the form deletes something. */
  isDanger?: boolean;
  /** The label of the submit button. */
  children: ReactNode;
};

/** The foot of a form in a dialog: cancel or submit. */
export function FormFoot({ onCancel, isPending, isDanger = false, children }: FormFootProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3 border-line border-t pt-4">
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" pending={isPending} variant={isDanger ? 'danger' : 'primary'}>
        {children}
      </Button>
    </div>
  );
}
