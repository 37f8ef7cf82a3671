import { ShoppingBag } from 'lucide-react';
import type { CATEGORIES } from '#features/catalogue/categories.ts';
import { CoverLink } from '#ui/cover-link.tsx';
import { Section } from '#ui/section.tsx';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import { ShowcasePicture } from './showcase-picture.tsx';

/** The picture that shows each category of the product form best. */
const pictures: Record<(typeof CATEGORIES)[number], string> = {
  'Digital Menu Boards': 'family-counter-menu-boards',
  'Interactive Displays': 'tile-interactive-displays',
  'Outdoor Signage': 'family-window-displays',
  'Video Walls': 'tile-led-displays',
  Kiosks: 'family-self-order-kiosks',
  Accessories: 'tile-brackets',
};

/** The categories that hold something; renders nothing without any. */
export function CategoryTiles() {
  const categories = useShop()?.categories ?? [];
  if (categories.length === 0) return null;
  return (
    <Section title="Shop by category">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-6">
        {categories.map((name) => (
          <li key={name} className="group relative min-w-0">
            <div className="drawn-when-near grid aspect-square place-items-center overflow-hidden rounded-lg bg-sunken transition-colors duration-150 group-hover:bg-line">
              <CategoryPicture name={name} />
            </div>
            <h3 className="wrap-anywhere mt-3 font-heading font-semibold leading-snug">
              <CoverLink href={paths.search({ category: name })}>{name}</CoverLink>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CategoryPicture({ name }: { name: string }) {
  const picture = Object.hasOwn(pictures, name) ? pictures[name as keyof typeof pictures] : null;
  // A category of the shop's own has no picture.
  if (!picture) {
    return <ShoppingBag aria-hidden="true" className="size-6 text-ink-soft" strokeWidth={1.75} />;
  }
  return (
    // The pictures have a wide margin; a square of this size needs less.
    <div className="w-full scale-110">
      <ShowcasePicture name={picture} sizes="(min-width: 64rem) 230px, 55vw" />
    </div>
  );
}
