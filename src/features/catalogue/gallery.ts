/** A further picture of a product, and what it shows in words. */
export interface GalleryPicture {
  url: string;
  alt: string;
  /** Drawn by the shop from the product's own picture, at the scale of the room. */
  toScale?: boolean;
}

/** The hint beside an image upload (section 5). */
export const IMAGE_NOTE = 'PNG, JPG, JPEG up to 10MB';

/** As many as the row below the large picture shows. */
export const MOST_GALLERY_PICTURES = 8;
