import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type FormFootProps = {
  onCancel: () => void;
  isPending: boolean;
  /** Whether it takes something away. */
  isDanger?: boolean;
  /** What the button that sends the form says. */
  children: ReactNode;
};

/** The foot of a form in a dialog: leave it, or send it. */
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
