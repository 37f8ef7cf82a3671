import { embeddedPicture, wrongNewAddress } from '#features/catalogue/image-address.ts';
import { acceptPicture, hasPicture, type Picture, pictureAddress } from '#features/media/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { Refusal, refuseFields } from '#platform/refusal.ts';

/** The address to store, and an embedded picture to store with it. */
export type ProductImage = { url: string | null | undefined; picture?: Picture };

/** Checks that an address leads to a picture, or refuses it beside `imageUrl`; the `stored` one stays. Stores nothing yet. */
export async function readProductImage(
  { db }: Pick<AppContext, 'db'>,
  imageUrl: string | null | undefined,
  stored: string | null = null,
): Promise<ProductImage> {
  if (!imageUrl || imageUrl === stored) return { url: imageUrl };
  const wrong = wrongNewAddress(imageUrl);
  if (wrong) throw refuseFields({ imageUrl: [wrong] });
  const embedded = embeddedPicture(imageUrl);
  if (embedded !== null) {
    const picture = await acceptEmbedded(Buffer.from(embedded, 'base64'));
    return { url: pictureAddress(picture).url, picture };
  }
  if (!(await hasPicture(db, imageUrl))) throw refuseFields({ imageUrl: ['There is no such picture in the shop'] });
  return { url: imageUrl };
}

// Moves the refusal to its field.
async function acceptEmbedded(bytes: Uint8Array): Promise<Picture> {
  try {
    return await acceptPicture(bytes);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, error.message, { errors: { imageUrl: [error.message] } });
  }
}
