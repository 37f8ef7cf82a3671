import { type CardProduct, ProductGrid } from '#features/catalogue/screens/product-card-frame.tsx';
import type { SpecRow } from '#features/catalogue/spec-rows.ts';
import { fitsPath } from '#features/fits/fits-path.ts';
import { FitGroups } from '#features/fits/screens/shop/fit-groups.tsx';
import { FitRow } from '#features/fits/screens/shop/fit-row.tsx';
import type { ShownFit, shownFits } from '#features/fits/screens/shown-fits.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';
import { rememberHtml } from '#web/rendering/remember-html.tsx';
import { AddToCart } from '../add-to-cart.tsx';
import { ProductCard } from '../product-card.tsx';

type ProductShelvesProps = {
  product: { id: number; name: string };
  rows: SpecRow[];
  /** Where a wall of it is planned. */
  wall: string | null;
  fits: ReturnType<typeof shownFits>;
  related: CardProduct[];
};

/** What a product is by its specification, what fits it and what is like it: below what is bought. */
export function ProductShelves({ product, rows, wall, fits, related }: ProductShelvesProps) {
  return (
    <>
      {rows.length > 0 && (
        <Section title="Specification" className="border-line border-t">
          <DefinitionList columns={2} items={rows} />
        </Section>
      )}
      {wall && (
        <p className="pb-8">
          <TextLink href={wall}>Plan an LED wall and see its price while you draw it</TextLink>
        </p>
      )}
      <FitGroups
        {...fits}
        askPath={paths.contact(`What fits: ${product.name}`)}
        allPath={(group) => fitsPath(product, { group })}
        rowOf={(fit) => <FittingRow key={fit.product.id} {...fit} />}
      />
      {related.length > 0 && (
        <Section title="Related products" className="border-line border-t">
          <ProductGrid label="Related products">
            {related.map((each) => (
              <ProductCard key={each.id} as="li" product={each} />
            ))}
          </ProductGrid>
        </Section>
      )}
    </>
  );
}

const FittingRow = import.meta.env.SSR ? rememberHtml('fitting row', DrawnRow) : DrawnRow;

function DrawnRow({ product, brief, warning }: ShownFit) {
  return (
    <FitRow product={product} warning={warning} action={<AddToCart product={product} size="sm" />}>
      {brief && <p className="meta">{brief}</p>}
    </FitRow>
  );
}
