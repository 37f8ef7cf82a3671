import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

type TrackSearchProps = {
  typed: string;
  problem?: { title: string; description: string };
  isSearching: boolean;
  field: RefObject<HTMLInputElement | null>;
};

/** The search box for an order number. */
export function TrackSearch({ typed, problem, isSearching, field }: TrackSearchProps) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
      <TextField
        ref={field}
        id="order"
        name="order"
        label="Order number"
        hint="On your receipt, for example BF-7K3Q-X9MD"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        defaultValue={typed}
        error={problem && `${problem.title}: ${problem.description}`}
        className="flex-1"
      />
      <Button type="submit" pending={isSearching} className="sm:mt-12">
        <Search aria-hidden="true" className="size-4" />
        Track order
      </Button>
    </div>
  );
}
