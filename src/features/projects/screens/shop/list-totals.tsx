import { ShoppingCart } from 'lucide-react';
import type { ProjectList } from '#features/projects/contract.ts';
import { quoteForListPath } from '#features/projects/list-paths.ts';
import { NO_ROOM } from '#features/projects/rooms.ts';
import { vatRow } from '#features/settings/screens/vat-amount.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MoneyRows } from '#ui/money-rows.tsx';
import { Panel } from '#ui/panel.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';

type ListTotalsProps = { list: ProjectList; linkKey: string | undefined };

/** What the list comes to, room by room, and the ways to buy it. */
export function ListTotals({ list, linkKey }: ListTotalsProps) {
  const sides = ({ total, totalIncVat }: { total: string; totalIncVat: string }) => ({
    ex: toPence(total),
    inc: toPence(totalIncVat),
  });
  const isRegistered = useIsRegistered();
  const rooms = list.rooms.length > 1 ? list.rooms : [];
  const gone = list.lines.filter(({ product }) => product === null);
  const isAnySold = gone.length < list.lines.length;
  return (
    <Panel title="Together">
      <MoneyRows
        rows={[
          ...rooms.map((room) => vatRow(room.name || NO_ROOM, sides(room))),
          { ...vatRow('Total', sides(list)), strong: true },
        ]}
      />
      <p className="meta mt-2">
        {isRegistered && `VAT at ${percentText(list.vatRate)}: ${formatPounds(toPence(list.vatAmount))}. `}
        Today’s prices, without delivery and fitting.
      </p>
      {gone.length > 0 && (
        <p className="mt-2 text-sm">
          {gone.length === 1 ? 'One line is' : `${gone.length} lines are`} no longer sold and left out.
        </p>
      )}
      {isAnySold && (
        <div className="mt-4 flex flex-col gap-3 print:hidden">
          <form method="post">
            <input type="hidden" name="intent" value="cart" />
            <input type="hidden" name="gone" value={gone.map(({ productId }) => productId).join(',')} />
            <Button type="submit" variant="accent" size="lg" full>
              <ShoppingCart aria-hidden="true" className="size-5" />
              Add all to Cart
            </Button>
          </form>
          <ButtonLink href={quoteForListPath(list.id, linkKey)} variant="secondary" full>
            Request a quote
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}
