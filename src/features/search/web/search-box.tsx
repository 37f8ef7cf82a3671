import { Search, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/control-class.ts';

type SearchBoxProps = {
  text: string;
  onType: (text: string) => void;
  isPanelOpen: boolean;
  panelId: string;
  onTogglePanel: () => void;
};

/** The words and the Filters button. Without scripts both are ordinary submit buttons of the form around them. */
export function SearchBox({ text, onType, isPanelOpen, panelId, onTogglePanel }: SearchBoxProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap gap-3">
      <div className="relative min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="sr-only">
          Search products
        </label>
        <Search aria-hidden="true" className="pointer-events-none absolute start-3.5 top-3.5 size-5 text-ink-soft" />
        <input
          id={id}
          type="search"
          name="q"
          dir="auto"
          value={text}
          maxLength={500}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Try “55 inch outdoor screen under £2,000”"
          onChange={(event) => onType(event.target.value)}
          className={`${controlClass} min-h-12! ps-11!`}
        />
      </div>
      <Button type="submit" size="lg" className="max-sm:flex-1">
        Search
      </Button>
      <Button
        type="submit"
        name="filters"
        value={isPanelOpen ? 'closed' : 'open'}
        variant="secondary"
        size="lg"
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        className="max-sm:flex-1"
        onClick={(event) => {
          event.preventDefault();
          onTogglePanel();
        }}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters
      </Button>
    </div>
  );
}
