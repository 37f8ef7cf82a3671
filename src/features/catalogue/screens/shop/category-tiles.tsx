import type { CATEGORIES } from '#features/catalogue/categories.ts';
import { CoverLink } from '#ui/cover-link.tsx';
import { Section } from '#ui/section.tsx';
import { paths } from '#web/paths.ts';
import { ShowcasePicture } from './showcase-picture.tsx';

/** The six categories, each with the picture that shows it best. */
const categories: { name: (typeof CATEGORIES)[number]; picture: string }[] = [
  { name: 'Digital Menu Boards', picture: 'family-counter-menu-boards' },
  { name: 'Interactive Displays', picture: 'tile-interactive-displays' },
  { name: 'Outdoor Signage', picture: 'family-window-displays' },
  { name: 'Video Walls', picture: 'tile-led-displays' },
  { name: 'Kiosks', picture: 'family-self-order-kiosks' },
  { name: 'Accessories', picture: 'tile-brackets' },
];

export function CategoryTiles() {
  return (
    <Section title="Shop by category">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-6">
        {categories.map(({ name, picture }) => (
          <li key={name} className="group relative min-w-0">
            <div className="drawn-when-near grid aspect-square place-items-center overflow-hidden rounded-lg bg-sunken transition-colors duration-150 group-hover:bg-line">
              {/* The pictures have a wide margin; a square of this size needs less. */}
              <div className="w-full scale-110">
                <ShowcasePicture name={picture} sizes="(min-width: 64rem) 230px, 55vw" />
              </div>
            </div>
            <h3 className="mt-3 font-heading font-semibold leading-snug">
              <CoverLink href={paths.search({ category: name })}>{name}</CoverLink>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
