import { useEffect, useRef, useState } from 'react';
import type { SuggestAnswer } from '#features/search/contract.ts';
import { api } from '#web/api.ts';

// Short enough to feel immediate, long enough to spare a call for each letter of a quick typist.
const PAUSE_MS = 100;

/** Suggestions for what is being typed. An answer that comes after the text has changed again is not shown. */
export function useSuggestions() {
  const [answer, setAnswer] = useState<SuggestAnswer | null>(null);
  const asking = useRef<AbortController | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const forget = () => {
    clearTimeout(timer.current);
    asking.current?.abort();
    setAnswer(null);
  };
  const ask = (q: string) => {
    clearTimeout(timer.current);
    asking.current?.abort();
    if (!q.trim()) return setAnswer(null);
    timer.current = setTimeout(() => {
      const own = new AbortController();
      asking.current = own;
      api('GET /api/search/suggest', { query: { q } }, { signal: own.signal })
        .then((found) => !own.signal.aborted && setAnswer(found))
        // Whoever types can do without; the search itself says when the shop is out of reach.
        .catch(() => !own.signal.aborted && setAnswer(null));
    }, PAUSE_MS);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );
  return { answer, ask, forget };
}
