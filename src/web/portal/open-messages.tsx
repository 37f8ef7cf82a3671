import { api } from '#web/api.ts';
import { useLive } from '#web/live/use-live.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useQuery } from '#web/query/use-query.ts';

const MESSAGES = ['messages', 'open'];

/** How many messages wait, beside their link; it counts along as they come and go. */
export function OpenMessages() {
  const client = useQueryClient();
  const { data: open = 0 } = useQuery({
    queryKey: MESSAGES,
    queryFn: async ({ signal }) => (await api('GET /api/messages', { query: { limit: '1' } }, { signal })).open,
  });
  useLive({ about: 'messages' }, () => void client.invalidateQueries({ queryKey: MESSAGES }));
  if (open === 0) return null;
  return (
    <span className="tabular ms-auto rounded-full bg-sunken px-2 font-semibold text-ink text-xs leading-5">
      <span className="sr-only">, open: </span>
      {open > 999 ? '999+' : open}
    </span>
  );
}
