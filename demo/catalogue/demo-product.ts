import type { PictureSpec } from '#demo/pictures/picture-spec.ts';
import type { Specs } from '#features/catalogue/attributes.ts';

export type Category =
  | 'Digital Menu Boards'
  | 'Interactive Displays'
  | 'Outdoor Signage'
  | 'Video Walls'
  | 'Kiosks'
  | 'Accessories';

export type DemoProduct = {
  sku: string;
  name: string;
  description: string;
  /** Pounds and pence ex VAT, as they stand on the wire: '1249.00'. */
  price: string;
  category: Category;
  inStock: boolean;
  stockQuantity: number;
  specs: Specs;
  picture: PictureSpec;
};
