import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Which record the address opens beside the list, by its name there: `?message=7`. The place in the list is kept. */
export function useOpenRecord(name: string) {
  const [search, setSearch] = useSearchParams();
  const hrefOf = (id: string | number) => {
    const after = new URLSearchParams(search);
    after.set(name, String(id));
    return `?${after}`;
  };
  const show = (id: string | number | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete(name);
        else after.set(name, String(id));
        return after;
      },
      { preventScrollReset: true, replace: id === null },
    );
  /** For the link of a row: with the scripts there it opens here, and in a new tab when one is asked for. */
  const openHere = (id: string | number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    show(id);
  };
  return { openId: search.get(name), hrefOf, show, openHere };
}
