import { Section } from '#ui/section.tsx';
import { UiLink } from '#ui/link.tsx';
import { paths } from './paths.ts';
import { ProductPicture } from './product-picture.tsx';

type CategoryTilesProps = { categories: readonly { name: string; imageUrl: string | null }[] };

export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <Section title="Shop by category">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-6">
        {categories.map(({ name, imageUrl }) => (
          <li key={name} className="group relative min-w-0">
            <div className="grid aspect-square place-items-center overflow-hidden rounded-lg bg-sunken p-3 transition-colors duration-150 group-hover:bg-line">
              <ProductPicture product={{ name, imageUrl }} sizes="(min-width: 64rem) 190px, 45vw" className="w-full" />
            </div>
            <h3 className="mt-3 font-heading font-semibold leading-snug">
              <UiLink
                href={paths.search({ category: name })}
                className="rounded-xs decoration-2 decoration-accent-text underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {name}
              </UiLink>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
