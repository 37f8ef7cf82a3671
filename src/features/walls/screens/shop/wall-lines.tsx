import { VatSides } from '#features/settings/screens/vat-amount.tsx';
import { SPARES_A_HUNDRED } from '#features/walls/count-parts.ts';
import type { WallPlan } from '#features/walls/plan.ts';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { VatWords } from '#web/vat-words.tsx';

/** What the wall is made of, a product a line, and what they come to. */
export function WallLines({ plan: { lines, sums } }: { plan: WallPlan }) {
  const hasSpares = lines.some(({ part }) => part === 'module');
  return (
    <Panel title="What it is made of">
      <ul className="divide-y divide-line">
        {lines.map(({ productId, sku, name, quantity, unitPence, totalPence, totalIncVatPence }) => (
          <li key={sku} className="wall-line">
            <span className="tabular font-semibold">{quantity} ×</span>
            <span className="min-w-0">
              <TextLink href={paths.product({ id: productId, name })}>{name}</TextLink>
              <span className="meta block">
                {sku}, <VatWords>{formatPounds(unitPence)} ex VAT each</VatWords>
              </span>
            </span>
            <span className="tabular text-end font-semibold">
              <VatSides ex={formatPounds(totalPence)} inc={formatPounds(totalIncVatPence)} />
            </span>
          </li>
        ))}
        <li className="wall-line font-semibold">
          <span />
          <span>
            <VatSides ex="Together ex VAT" inc="Together inc VAT" />
          </span>
          <span className="tabular text-end">
            <VatSides ex={formatPounds(sums.exVatPence)} inc={formatPounds(sums.incVatPence)} />
          </span>
        </li>
      </ul>
      <p className="meta mt-3">
        Delivery and fitting are not in it.{hasSpares && ` Spare modules: ${SPARES_A_HUNDRED} for each hundred.`} What
        it hangs on is for your structural engineer.
      </p>
    </Panel>
  );
}
