import type { Misfit } from '#features/fits/contract.ts';
import { TextLink } from '#ui/text-link.tsx';
import { api } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { useQuery } from '#web/query/use-query.ts';

/** Which of these products serve none of the others; while other lines are being asked about, what was known stays. */
export function useMisfits(productIds: readonly number[]): ReadonlyMap<number, Misfit> {
  const products = [...new Set(productIds)].sort((a, b) => a - b).join(',');
  const { data = [] } = useQuery({
    queryKey: ['fits-together', products],
    queryFn: ({ signal }) => api('GET /api/fits/together', { query: { products } }, { signal }),
    enabled: products.includes(','),
    keepsShowing: () => products.includes(','),
  });
  return new Map(data.map((misfit) => [misfit.productId, misfit]));
}

/** A note by a line that goes with none of the others, and what would. */
export function MisfitNote({ misfit }: { misfit: Misfit | undefined }) {
  if (!misfit) return null;
  const { sentence, reasons, instead, there } = misfit;
  return (
    <p role="status" className="mt-1 text-sm">
      <span className="font-semibold">{sentence}</span> {reasons.join(' ')}{' '}
      {there && `${there.name}, which is among the lines, does.`}
      {instead && (
        <>
          This one does:{' '}
          <TextLink href={paths.product(instead)} target="_blank">
            {instead.name} (new tab)
          </TextLink>
        </>
      )}
    </p>
  );
}
