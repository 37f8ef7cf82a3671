import { useEffect, useRef, useState } from 'react';
import type { SuggestAnswer } from '#features/search/contract.ts';
import type { VatView } from '#features/settings/vat-view.ts';
import { api } from '#web/api.ts';

// Feels immediate, and spares a call for each letter of a quick typist.
const PAUSE_MS = 100;

/** Suggestions for the text being typed. An answer to an older text is dropped. */
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
      const vat = document.documentElement.dataset.vat as VatView | undefined;
      api('GET /api/search/suggest', { query: { q, vat } }, { signal: own.signal })
        .then((found) => !own.signal.aborted && setAnswer(found))
        // Suggestions are optional; the search itself reports an outage.
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
