import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useQuery } from '#web/query/use-query.ts';

const REST_MS = 200;
const LEAST_LETTERS = 2;

type FindListProps<Found> = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** What the answers are kept under. */
  about: string;
  find: (q: string, signal: AbortSignal) => Promise<Found[]>;
  keyOf: (found: Found) => number;
  /** What a result shows; pressing it chooses it. */
  children: (found: Found) => ReactNode;
  onChoose: (found: Found) => void;
  none: string;
};

/** A box to type a few letters in, and what they find, each to be chosen with a press. */
export function FindList<Found>(props: FindListProps<Found>) {
  const { id, label, hint, error, about, find, keyOf, children, onChoose, none } = props;
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim());
  const found = useQuery({
    queryKey: ['find', about, q],
    enabled: q.length >= LEAST_LETTERS,
    gcTime: 30_000,
    queryFn: ({ signal }) => find(q, signal),
  });
  const choose = (one: Found) => {
    onChoose(one);
    setTyped('');
  };
  const isAsked = q.length >= LEAST_LETTERS && typed.trim() === q;
  return (
    <div>
      <TextField
        id={id}
        label={label}
        hint={hint}
        error={error}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter takes the first result; it must not send the whole order.
          event.preventDefault();
          const [first] = found.data ?? [];
          if (isAsked && first) choose(first);
        }}
      />
      <div aria-live="polite">
        {isAsked && found.isLoading && <Spinner label="Searching" size="sm" />}
        {isAsked && found.data?.length === 0 && <p className="meta mt-2">{none}</p>}
        {isAsked && found.data && found.data.length > 0 && (
          <ul aria-label={`Found: ${label}`} className="mt-2 divide-y divide-line rounded-md border border-line">
            {found.data.map((one) => (
              <li key={keyOf(one)}>
                <button
                  type="button"
                  onClick={() => choose(one)}
                  className="flex min-h-11 w-full items-center justify-between gap-4 px-3 py-2 text-start text-sm hover:bg-sunken"
                >
                  {children(one)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** A value once it has not changed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
