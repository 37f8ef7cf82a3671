import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Which record the address opens beside the list, by its name there: `?message=7`. The place in the list is not lost. */
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
  const openHere = (id: string | number) => insteadOfGoing(() => show(id));
  return { openId: search.get(name), hrefOf, show, openHere };
}

/** A link's click that opens something here; a click that asks for a new tab or window still gets one. */
export function insteadOfGoing(open: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    open();
  };
}
