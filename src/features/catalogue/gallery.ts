/** A further picture of a product, and what it shows in words. */
export interface GalleryPicture {
  url: string;
  alt: string;
}
