import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { SEARCH_LIMITS } from '#features/search/limits.ts';
import { changeSearch, type SearchState, searchParams } from '#features/search/search-state.ts';
import { paths } from '#web/paths.ts';

/**
 * The state of the search's controls, and the navigation from address to address. Controls show a change at once, and each
 * change builds on the one before. The router drops outdated answers, so an older one never replaces a newer one.
 */
export function useSearch(found: SearchState) {
  const navigate = useNavigate();
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [wanted, show] = useState(found);
  const latest = useRef({
    wanted: found,
    address: addressOf(found),
    sentQuery: found.q,
    arrivedAt: location.key,
    turn: 0,
    timer: undefined as Timer,
  });
  const stopTimer = () => {
    clearTimeout(latest.current.timer);
    latest.current.timer = undefined;
  };

  const want = (part: Partial<SearchState>) => {
    latest.current.wanted = changeSearch(latest.current.wanted, part);
    show(latest.current.wanted);
  };
  const go = (isTyped: boolean) => {
    stopTimer();
    const address = addressOf(latest.current.wanted);
    latest.current.sentQuery = latest.current.wanted.q;
    if (address === latest.current.address) return;
    latest.current.address = address;
    latest.current.turn += 1;
    const state: OwnMove = { turn: latest.current.turn, isTyped };
    // Typing ten letters makes one entry in the browser's history, not ten.
    const replace = isTyped && isOwnMove(location.state) && location.state.isTyped;
    navigate(address, { replace, state, preventScrollReset: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is the event
  useEffect(() => {
    // Hydration is no navigation: what was typed before stays.
    if (latest.current.arrivedAt === location.key) return;
    latest.current.arrivedAt = location.key;
    // The controls follow a chip, a link or the browser's back, but not our own navigation.
    if (!isBack && isOwnMove(location.state) && location.state.turn <= latest.current.turn) return;
    latest.current.address = addressOf(found);
    // Text being typed survives a filter that was clicked meanwhile.
    const isTyping = latest.current.timer !== undefined && !isBack && found.q === latest.current.sentQuery;
    latest.current.wanted = isTyping ? { ...found, q: latest.current.wanted.q } : found;
    if (!isTyping) stopTimer();
    latest.current.sentQuery = found.q;
    show(latest.current.wanted);
  }, [location.key]);
  useEffect(() => () => clearTimeout(latest.current.timer), []);

  return {
    wanted,
    /** Starts the search 300 ms after typing stops. */
    type: (q: string) => {
      want({ q });
      clearTimeout(latest.current.timer);
      latest.current.timer = setTimeout(() => go(true), SEARCH_LIMITS.debounceMs);
    },
    change: (part: Partial<SearchState>) => {
      want(part);
      go(false);
    },
  };
}

/** Whether the answer of another address is being loaded. */
export function useIsSearching(): boolean {
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === paths.search();
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** The state that this page adds to its own history entries. */
type OwnMove = { turn: number; isTyped: boolean };

function isOwnMove(state: unknown): state is OwnMove {
  return typeof state === 'object' && state !== null && 'turn' in state;
}

function addressOf(state: SearchState): string {
  return paths.search(searchParams(state));
}
