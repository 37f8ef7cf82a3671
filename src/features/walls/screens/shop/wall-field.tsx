import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Control = { id: string; className: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type WallFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  children: (control: Control) => ReactNode;
};

/** A label, its control and what is wrong with it; by itself, for the shop's other fields bring all forms along. */
export function WallFieldFrame({ id, label, error, children }: WallFieldProps) {
  return (
    <div className="wall-field">
      <label htmlFor={id}>{label}</label>
      {children({
        ...{ id, className: 'wall-control' },
        ...(error && { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` }),
      })}
      {error && (
        <p id={`${id}-error`} className="wall-wrong">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
