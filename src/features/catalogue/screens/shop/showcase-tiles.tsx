import { CoverLink } from '#ui/cover-link.tsx';
import { ShowcasePicture } from './showcase-picture.tsx';

type ShowcaseTilesProps = { tiles: readonly { name: string; words: string; picture: string; href: string }[] };

/** The category tiles of the products page. */
export function ShowcaseTiles({ tiles }: ShowcaseTilesProps) {
  return (
    <ul
      aria-label="Categories"
      className="grid grid-cols-2 gap-x-4 gap-y-6 pb-10 sm:grid-cols-3 sm:pb-16 lg:grid-cols-6"
    >
      {tiles.map((tile, at) => (
        <li key={tile.name} className="group relative min-w-0">
          <div className="drawn-when-near grid aspect-[4/3] place-items-center overflow-hidden rounded-lg bg-sunken transition-colors duration-150 group-hover:bg-line">
            <ShowcasePicture name={tile.picture} sizes="(min-width: 64rem) 190px, 45vw" priority={at === 0} />
          </div>
          <h2 className="mt-2.5 font-heading font-semibold leading-snug">
            <CoverLink href={tile.href}>{tile.name}</CoverLink>
          </h2>
          <p className="meta">{tile.words}</p>
        </li>
      ))}
    </ul>
  );
}
