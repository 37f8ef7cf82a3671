import { useState } from 'react';

/** The ticked records of a list; they stay ticked on other pages and filters until they are cleared. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const change = (some: readonly number[], isTicked: boolean) =>
    setIds((before) => {
      const after = new Set(before);
      for (const id of some) {
        if (isTicked) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  return {
    ids: [...ids],
    of: (id: number) => ({ checked: ids.has(id), onChange: (isTicked: boolean) => change([id], isTicked) }),
    hasAll: (some: readonly number[]) => some.length > 0 && some.every((id) => ids.has(id)),
    change,
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
