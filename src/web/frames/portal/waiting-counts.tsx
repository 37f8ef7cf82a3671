import { api } from '#web/api.ts';
import { useLive } from '#web/live/use-live.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useQuery } from '#web/query/use-query.ts';
import { type Waiting, waitingBeside } from './waiting.ts';

/** How many records of a screen wait for staff, beside the link to it; updated live. */
export function WaitingCount({ href }: { href: string }) {
  const waiting = waitingBeside(href);
  return waiting && <Count href={href} {...waiting} />;
}

function Count({ href, word, interest, count }: Pick<Waiting, 'href' | 'word' | 'interest' | 'count'>) {
  const client = useQueryClient();
  const queryKey = ['waiting', href];
  const { data = 0 } = useQuery({ queryKey, queryFn: ({ signal }) => count(api, signal) });
  useLive(interest, () => void client.invalidateQueries({ queryKey }));
  if (data === 0) return null;
  return (
    <span className="tabular ms-auto rounded-full bg-sunken px-2 font-semibold text-ink text-xs leading-[1.25rem]">
      <span className="sr-only">, {word}: </span>
      {data}
    </span>
  );
}
