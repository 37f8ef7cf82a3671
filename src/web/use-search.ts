import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { SEARCH_LIMITS } from '#features/search/limits.ts';
import { changeSearch, type SearchState, searchParams } from '#features/search/search-state.ts';
import { paths } from './paths.ts';

/**
 * Moves a search from address to address. The router drops the answer of an address that is no longer wanted, so an
 * older answer never covers a newer one.
 */
export function useSearch(state: SearchState) {
  const navigate = useNavigate();
  const wasTyped = useLocation().state === TYPED;

  const go = (part: Partial<SearchState>, isTyped: boolean) =>
    navigate(paths.search(searchParams(changeSearch(state, part))), {
      // A word of ten letters is one step of the browser's history, not ten.
      replace: isTyped && wasTyped,
      state: isTyped ? TYPED : null,
      preventScrollReset: true,
    });
  const typed = useTypedQuery(state.q, (q) => go({ q }, true));
  return {
    ...typed,
    // What stands in the box counts, even if it was typed a moment ago.
    change: (part: Partial<SearchState>) => go({ q: typed.text.trim(), ...part }, false),
  };
}

export function useIsSearching(): boolean {
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === paths.search();
}

const TYPED = 'typed';

/** The text in the search box: what is being typed, until a link, a chip or 'back' leads to another search. */
function useTypedQuery(query: string, commit: (query: string) => void) {
  const { key, state } = useLocation();
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef({ query, commit, sent: query, isTyped: false });
  useEffect(() => {
    Object.assign(latest.current, { query, commit, isTyped: state === TYPED });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is the event
  useEffect(() => {
    if (latest.current.isTyped) return;
    latest.current.sent = latest.current.query;
    setDraft(null);
  }, [key]);

  useEffect(() => {
    const wanted = draft?.trim();
    if (wanted === undefined || wanted === latest.current.sent) return;
    const timer = setTimeout(() => {
      latest.current.sent = wanted;
      latest.current.commit(wanted);
    }, SEARCH_LIMITS.debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);

  return { text: draft ?? query, type: setDraft };
}
