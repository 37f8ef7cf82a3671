import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useQuery } from '#web/query/use-query.ts';
import { useRested } from '#web/use-rested.ts';

const REST_MS = 200;
const LEAST_LETTERS = 2;

type FindListProps<Found> = {
  /** Of the box, and its name in the form. */
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** The cache key of the results. */
  about: string;
  find: (q: string, signal: AbortSignal) => Promise<Found[]>;
  keyOf: (found: Found) => number;
  /** Renders a result. */
  children: (found: Found) => ReactNode;
  onChoose: (found: Found) => void;
  none: string;
};

/** A search box with results to choose from. */
export function FindList<Found>(props: FindListProps<Found>) {
  const { id, label, hint, error, about, find, keyOf, children, onChoose, none } = props;
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim(), REST_MS);
  const found = useQuery({
    queryKey: ['find', about, q],
    enabled: q.length >= LEAST_LETTERS,
    gcTime: 30_000,
    queryFn: ({ signal }) => find(q, signal),
  });
  const list = useRef<HTMLUListElement>(null);
  const choose = (one: Found) => {
    onChoose(one);
    setTyped('');
  };
  const isAsked = q.length >= LEAST_LETTERS && typed.trim() === q;
  return (
    <div>
      <TextField
        id={id}
        name={id}
        label={label}
        hint={hint}
        error={error}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            list.current?.querySelector('button')?.focus();
          }
          if (event.key !== 'Enter') return;
          // Enter chooses the first result; it must not submit the form.
          event.preventDefault();
          const [first] = found.data ?? [];
          if (isAsked && first) choose(first);
        }}
      />
      <div aria-live="polite">
        {isAsked && found.isLoading && <Spinner label="Searching" size="sm" />}
        {isAsked && found.data?.length === 0 && <p className="meta mt-2">{none}</p>}
        {isAsked && found.data && found.data.length > 0 && (
          <ul
            ref={list}
            aria-label={`Found: ${label}`}
            onKeyDown={(event) => walk(event, id)}
            className="mt-2 divide-y divide-line rounded-md border border-line"
          >
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

/** Moves the focus between the results with the arrow keys, and from the first one back into the box. */
function walk(event: KeyboardEvent<HTMLUListElement>, boxId: string): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const to = buttons.findIndex((button) => button.matches(':focus')) + (event.key === 'ArrowDown' ? 1 : -1);
  if (to < 0) document.getElementById(boxId)?.focus();
  else buttons[Math.min(to, buttons.length - 1)]?.focus();
}
