import { type MouseEvent, useRef, useState } from 'react';
import type { GalleryPicture } from '#features/catalogue/gallery.ts';
import { cx } from '#ui/class-names.ts';
import { ProductPicture } from '../product-picture.tsx';

type ProductGalleryProps = {
  product: { name: string; imageUrl: string | null; gallery: readonly GalleryPicture[] };
  className?: string;
};

/** The product, then the product in use: a row to swipe, and thumbnails that link to each picture without scripts. */
export function ProductGallery({ product, className }: ProductGalleryProps) {
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const pictures = [
    { url: product.imageUrl, alt: `Picture of the ${product.name}`, toScale: false },
    ...product.gallery.filter(({ url }) => url !== product.imageUrl),
  ];
  const show = (event: MouseEvent, at: number) => {
    event.preventDefault();
    row.current?.scrollTo({ left: at * row.current.clientWidth });
  };
  const follow = () => {
    if (row.current) setShown(Math.round(row.current.scrollLeft / row.current.clientWidth));
  };
  const isAlone = pictures.length === 1;
  return (
    <div className={cx('min-w-0', className)}>
      <div
        ref={row}
        onScroll={follow}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-lg bg-sunken motion-safe:scroll-smooth"
        {...(!isAlone && { role: 'group', 'aria-label': 'Pictures', tabIndex: 0 })}
      >
        {pictures.map(({ url, alt, toScale }, at) => (
          <figure key={url} id={`picture-${at + 1}`} className="relative w-full shrink-0 scroll-mt-28 snap-start">
            <ProductPicture
              product={{ name: product.name, imageUrl: url }}
              alt={alt}
              view="close"
              sizes="(min-width: 80rem) 640px, (min-width: 64rem) 52vw, 92vw"
              priority={at === 0}
              className="w-full"
            />
            {toScale && (
              <figcaption className="absolute start-3 bottom-3 rounded-sm bg-canvas px-2 py-1 text-xs">
                Drawn to scale. The person is 1.72 m tall.
              </figcaption>
            )}
          </figure>
        ))}
      </div>
      {!isAlone && (
        <ul className="mt-3 flex flex-wrap gap-3">
          {pictures.map(({ url, alt }, at) => (
            <li key={url}>
              <a
                href={`#picture-${at + 1}`}
                onClick={(event) => show(event, at)}
                aria-current={shown === at ? 'true' : undefined}
                className="block w-20 overflow-hidden rounded-md border-2 border-line bg-sunken aria-[current]:border-ink sm:w-24"
              >
                <span className="sr-only">{`Show picture ${at + 1}: ${alt}`}</span>
                <ProductPicture
                  product={{ name: product.name, imageUrl: url }}
                  view="shelf"
                  sizes="96px"
                  className="w-full p-0.5"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
