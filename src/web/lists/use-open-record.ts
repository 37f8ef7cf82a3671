import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router';

/** The record that the address opens beside the list, by its name there: `?message=7`. Opening one does not scroll the list. */
export function useOpenRecord(name: string) {
  const [search, setSearch] = useSearchParams();
  const withRecord = (before: URLSearchParams, id: string | number | null) => {
    const after = new URLSearchParams(before);
    if (id === null) after.delete(name);
    else after.set(name, String(id));
    return after;
  };
  const hrefOf = (id: string | number) => `?${withRecord(search, id)}`;
  const show = (id: string | number | null) =>
    setSearch((before) => withRecord(before, id), { preventScrollReset: true, replace: id === null });
  /** For the link of a row: opens the record here, or in a new tab when the user asks for one. */
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
