import type { Difference } from '#features/audit/differences.ts';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { Button } from '#ui/button.tsx';
import { useQuery } from '#web/query/use-query.ts';
import { mergeProduct } from './merge-product.ts';
import type { ProductBody } from './product-body.ts';
import { findStoreProduct } from './read-product-list.ts';

type StaleWaysProps = {
  /** The product as the form began with it. */
  opened: StoreProduct;
  typed: ProductBody;
  onShow: (latest: StoreProduct | null) => void;
  onSave: (body: ProductBody) => void;
};

/** What others changed while a product was edited, what of it saving would undo, and both ways on. */
export function StaleWays({ opened, typed, onShow, onSave }: StaleWaysProps) {
  const { data: now } = useQuery({
    queryKey: ['product-meanwhile', opened.id],
    gcTime: 0,
    refetchOnMount: 'always',
    queryFn: () => findStoreProduct(opened.id),
  });
  if (now === undefined) return <p className="text-sm">Reading what was changed…</p>;
  const meeting = now && mergeProduct(opened, now, typed);
  return (
    <>
      {meeting && <Words {...meeting} />}
      <Button size="sm" variant="secondary" onClick={() => onShow(now)}>
        Show the latest
      </Button>
      {meeting && (
        <Button size="sm" variant="secondary" onClick={() => onSave(meeting.body)}>
          {meeting.undone.length > 0 ? 'Save mine anyway' : 'Save mine as well'}
        </Button>
      )}
    </>
  );
}

function Words({ meanwhile, undone }: Pick<ReturnType<typeof mergeProduct>, 'meanwhile' | 'undone'>) {
  return (
    <div className="flex basis-full flex-col gap-2 text-sm">
      {meanwhile.length > 0 && (
        <div>
          <p>Changed meanwhile:</p>
          <Changes changes={meanwhile} />
        </div>
      )}
      {undone.length > 0 ? (
        <div>
          <p>If you save yours anyway, this is undone:</p>
          <Changes changes={undone} />
        </div>
      ) : (
        <p>You changed none of this. If you save yours as well, only what you changed is saved, and the rest stays.</p>
      )}
    </div>
  );
}

function Changes({ changes }: { changes: readonly Difference[] }) {
  return (
    <ul className="list-disc ps-5">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="line-clamp-3 break-words">
          {field}: {before ?? '(nothing)'} → <strong>{after ?? '(nothing)'}</strong>
        </li>
      ))}
    </ul>
  );
}
