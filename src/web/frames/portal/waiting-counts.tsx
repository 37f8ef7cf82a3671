import { api } from '#web/api.ts';
import type { LiveInterest } from '#web/live/live-bus.ts';
import { useLive } from '#web/live/use-live.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useQuery } from '#web/query/use-query.ts';

interface Waiting {
  /** What the number counts, for screen readers. */
  word: string;
  interest: LiveInterest;
  /** How many wait for staff; a text such as '20+' when there are more than are counted. */
  count(signal: AbortSignal): Promise<number | string>;
}

const MOST = '20';

const WAITING: Record<string, Waiting> = {
  [paths.staffMessages]: {
    word: 'open',
    interest: { about: 'messages' },
    count: async (signal) => {
      const { open } = await api('GET /api/messages', { query: { limit: '1' } }, { signal });
      return open > 999 ? '999+' : open;
    },
  },
  [paths.staffQuotes]: {
    word: 'to be priced',
    interest: { about: 'quotes' },
    count: async (signal) =>
      countOf(await api('GET /api/quotes', { query: { scope: 'all', status: 'requested', limit: MOST } }, { signal })),
  },
  [paths.owedBack]: {
    word: 'to be paid back',
    interest: { about: 'order' },
    count: async (signal) => {
      const query = { scope: 'all', payment: 'owed_back', limit: MOST } as const;
      const found = await api('GET /api/orders', { query }, { signal });
      return Array.isArray(found) ? found.length : countOf(found);
    },
  },
  [paths.staffReturns]: {
    word: 'to be answered',
    interest: { about: 'order' },
    count: async (signal) =>
      countOf(await api('GET /api/returns', { query: { status: 'requested', limit: MOST } }, { signal })),
  },
};

/** How many records of a screen wait for staff, beside the link to it; updated live. */
export function WaitingCount({ href }: { href: string }) {
  const waiting = WAITING[href];
  return waiting && <Count id={href} {...waiting} />;
}

function Count({ id, word, interest, count }: Waiting & { id: string }) {
  const client = useQueryClient();
  const queryKey = ['waiting', id];
  const { data = 0 } = useQuery({ queryKey, queryFn: ({ signal }) => count(signal) });
  useLive(interest, () => void client.invalidateQueries({ queryKey }));
  if (data === 0) return null;
  return (
    <span className="tabular ms-auto rounded-full bg-sunken px-2 font-semibold text-ink text-xs leading-[1.25rem]">
      <span className="sr-only">, {word}: </span>
      {data}
    </span>
  );
}

function countOf({ items, nextCursor }: { items: unknown[]; nextCursor: string | null }): number | string {
  return nextCursor ? `${items.length}+` : items.length;
}
