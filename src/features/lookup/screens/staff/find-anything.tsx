import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { controlClass } from '#ui/control-class.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { api, sentenceOf } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { useQuery } from '#web/query/use-query.ts';
import { useRested } from '#web/use-rested.ts';
import { type FoundLine, foundLines } from './found-list.ts';

const REST_MS = 150;
const LEAST_LETTERS = 2;

/** A search over orders, customers and products; the key `/` opens it on every staff screen. */
export function FindAnything({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Find anything"
      description="Orders, customers and products, as far as you may see them"
    >
      {open && <SearchBox onDone={onClose} />}
    </Dialog>
  );
}

type Choice = { key: string; group: string; title: string; aside: string; choose: () => void };

function SearchBox({ onDone }: { onDone: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const q = useRested(typed.trim(), REST_MS);
  const found = useQuery({
    queryKey: ['staff-search', q],
    enabled: q.length >= LEAST_LETTERS,
    gcTime: 10_000,
    queryFn: ({ signal }) => api('GET /api/staff-search', { query: { q } }, { signal }),
  });
  const lines = found.data ? foundLines(found.data, HREFS) : [];
  const choices = [...ofThisScreen(typed.trim(), onDone), ...lines.map((line) => leadingTo(line, onDone, navigate))];
  const active = Math.min(at, choices.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && choices.length > 0) {
      event.preventDefault();
      setAt((active + step + choices.length) % choices.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choices[active]?.choose();
    }
  };
  const isAsked = q.length >= LEAST_LETTERS;
  return (
    <>
      <input
        type="search"
        role="combobox"
        aria-label="Search orders, customers and products"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices[active] && `${id}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        data-autofocus
        dir="auto"
        maxLength={200}
        placeholder="Number, name, e-mail, product or SKU"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className={controlClass}
      />
      <div className="mt-3 min-h-48" aria-live="polite">
        <div id={`${id}-list`} role="listbox" aria-label="What was found" className="flex flex-col">
          {choices.map((choice, index) => (
            <Option
              key={choice.key}
              id={`${id}-${index}`}
              choice={choice}
              isActive={index === active}
              startsGroup={choice.group !== choices[index - 1]?.group}
              onPoint={() => setAt(index)}
            />
          ))}
        </div>
        {isAsked && found.isLoading && <Spinner label="Searching" size="sm" />}
        {found.error && (
          <p className="text-negative text-sm">{sentenceOf(found.error, 'The search failed. Please try again.')}</p>
        )}
        {isAsked && found.data && lines.length === 0 && <p className="meta px-3 py-2">Nothing found for “{q}”.</p>}
        {!isAsked && choices.length === 0 && (
          <p className="meta px-3 py-2">Two letters or more; arrow keys and Enter open what was found.</p>
        )}
      </div>
    </>
  );
}

type OptionProps = { id: string; choice: Choice; isActive: boolean; startsGroup: boolean; onPoint: () => void };

function Option({ id, choice, isActive, startsGroup, onPoint }: OptionProps) {
  return (
    <>
      {startsGroup && (
        <p aria-hidden="true" className="px-3 pt-3 pb-1 font-semibold text-ink-soft text-xs">
          {choice.group}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: likewise */}
      <div
        id={id}
        role="option"
        aria-selected={isActive}
        onClick={choice.choose}
        onPointerMove={onPoint}
        ref={(row) => {
          if (isActive) row?.scrollIntoView({ block: 'nearest' });
        }}
        className="min-h-11 cursor-pointer rounded-md px-3 py-2 aria-selected:bg-sunken"
      >
        <bdi className="name block font-medium text-sm">{choice.title}</bdi>
        <span className="sr-only">, {choice.group}</span>
        {choice.aside && <span className="meta wrap-anywhere block">{choice.aside}</span>}
      </div>
    </>
  );
}

/** On a list with a search of its own, that search is the first choice. */
function ofThisScreen(q: string, onDone: () => void): Choice[] {
  if (q === '') return [];
  const box = document.querySelector<HTMLInputElement>('main form[role="search"] input[type="search"]');
  if (!box) return [];
  const choose = () => {
    onDone();
    box.value = q;
    box.form?.requestSubmit();
    box.focus();
  };
  const aside = box.getAttribute('aria-label') ?? '';
  return [{ key: 'screen', group: 'This list', title: `Search this list for “${q}”`, aside, choose }];
}

function leadingTo(line: FoundLine, onDone: () => void, navigate: (to: string) => unknown): Choice {
  return {
    ...line,
    choose: () => {
      onDone();
      void navigate(line.href);
    },
  };
}

const HREFS = {
  order: paths.staffOrder,
  customer: paths.customer,
  product: (q: string) => `${paths.productStore}?${new URLSearchParams({ q })}`,
};
