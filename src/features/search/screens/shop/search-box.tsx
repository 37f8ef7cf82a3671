import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type SearchBoxProps = { children: ReactNode; isPanelOpen: boolean; panelId: string; onTogglePanel: () => void };

/** The query field and the Filters button. Without scripts both submit the form around them. */
export function SearchBox({ children, isPanelOpen, panelId, onTogglePanel }: SearchBoxProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
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
