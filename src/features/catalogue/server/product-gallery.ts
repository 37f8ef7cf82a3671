import type { GalleryPicture } from '#features/catalogue/gallery.ts';
import { wrongNewAddress } from '#features/catalogue/image-address.ts';
import { hasPicture } from '#features/media/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuseFields } from '#platform/refusal.ts';

type Given = readonly { url: string; alt: string }[];

/** Checks that a gallery's pictures of our own exist; refuses the first one that does not. Those `stored` already stay. */
export async function checkGallery(
  { db }: Pick<AppContext, 'db'>,
  pictures: Given = [],
  stored: Given = [],
): Promise<void> {
  for (const [at, { url }] of pictures.entries()) {
    if (stored.some((picture) => picture.url === url)) continue;
    const wrong = wrongNewAddress(url);
    if (wrong) throw refuseFields({ [`gallery.${at}.url`]: [wrong] });
    if (!(await hasPicture(db, url))) {
      throw refuseFields({ [`gallery.${at}.url`]: ['There is no such picture in the shop'] });
    }
  }
}

/** The gallery after a change. Pictures drawn to scale stay marked, and are removed with the picture they were drawn from. */
export function changedGallery(before: readonly GalleryPicture[], given: Given | undefined, isRedrawn: boolean) {
  const drawn = new Set(before.flatMap(({ url, toScale }) => (toScale ? [url] : [])));
  const marked: GalleryPicture[] = (given ?? before).map(({ url, alt }) =>
    drawn.has(url) ? { url, alt, toScale: true } : { url, alt },
  );
  return isRedrawn ? marked.filter(({ toScale }) => !toScale) : marked;
}
