import { AddToCart } from '#features/cart/screens/add-to-cart.tsx';
import { PART_NAMES } from '#features/walls/describe-wall.ts';
import type { KitOffer } from '#features/walls/design.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { useVatWords } from '#web/vat-words.tsx';

/** A ready wall that is the same and costs less. */
export function ReadyKit({ offer: { kit, savesPence, without } }: { offer: KitOffer }) {
  const said = useVatWords();
  const left = without.map((part) => PART_NAMES[part]);
  return (
    <Notice
      tone="positive"
      title={said(`The same wall, ready made, for ${formatPounds(kit.pricePence)} ex VAT`)}
      action={<AddToCart product={{ ...kit, inStock: kit.available > 0 }} size="sm" />}
    >
      <TextLink href={paths.product(kit)}>{kit.name}</TextLink> costs {formatPounds(savesPence)} less than the same
      parts
      {left.length > 0 && `; it comes without ${new Intl.ListFormat('en-GB').format(left)}`}.
      {kit.leadDays !== null && ` Made to order in ${kit.leadDays} working days.`}
      {kit.available === 0 && (kit.leadDays === null ? ' It is out of stock.' : ' None can be ordered now.')}
    </Notice>
  );
}
