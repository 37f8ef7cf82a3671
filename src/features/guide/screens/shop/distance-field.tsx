import { useId } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useHydrated } from '#web/use-hydrated.ts';
import { readMetres } from '../../typed-numbers.ts';

/** A number, and a slider for the thumb; without scripts the number is enough. */
export function DistanceField({ typed, error }: { typed: string; error?: string }) {
  const isHydrated = useHydrated();
  const id = useId();
  return (
    <div className="guide-distance">
      <TextField
        id="metres"
        name="metres"
        label="Distance"
        suffix="m"
        hint="In metres, or in feet: 20 ft"
        inputMode="text"
        autoComplete="off"
        defaultValue={typed}
        error={error}
        className="guide-short"
      />
      {isHydrated && (
        <>
          <label htmlFor={id} className="sr-only">
            Distance in metres, as a slider
          </label>
          <input
            id={id}
            type="range"
            data-slides="metres"
            min="1"
            max="20"
            step="0.5"
            defaultValue={readMetres(typed) ?? 4}
            className="guide-slider"
          />
        </>
      )}
    </div>
  );
}
