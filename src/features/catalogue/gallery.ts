/** A further picture of a product, and what it shows in words. */
export interface GalleryPicture {
  url: string;
  alt: string;
  /** Drawn by the shop from the product's own picture, at the scale of the room. */
  toScale?: boolean;
}

/** As many further pictures as a page shows in a row below the large one. */
export const MOST_GALLERY_PICTURES = 8;
