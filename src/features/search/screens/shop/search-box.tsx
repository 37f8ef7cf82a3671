import { Search, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type SearchBoxProps = { children: ReactNode; isPanelOpen: boolean; panelId: string; onTogglePanel: () => void };

/** The query field and the Filters button. Without scripts both submit the form around them. */
export function SearchBox({ children, isPanelOpen, panelId, onTogglePanel }: SearchBoxProps) {
  return (
    <div className="flex gap-2 sm:gap-3">
      {children}
      <Button type="submit" size="lg" className="px-4!">
        <Search aria-hidden="true" className="size-4 sm:hidden" />
        <span className="max-sm:sr-only">Search</span>
      </Button>
      <Button
        type="submit"
        name="filters"
        value={isPanelOpen ? 'closed' : 'open'}
        variant="secondary"
        size="lg"
        className="px-4!"
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        onClick={(event) => {
          event.preventDefault();
          onTogglePanel();
        }}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Filters</span>
      </Button>
    </div>
  );
}
