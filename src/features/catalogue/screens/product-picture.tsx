import { type PictureView, pictureProps } from '#features/media/picture-sources.ts';
import { Picture } from '#ui/picture.tsx';

type ProductPictureProps = {
  product: { name: string; imageUrl: string | null };
  sizes: string;
  /** `close` for a product by itself, `shelf` among others. */
  view?: PictureView;
  priority?: boolean;
  alt?: string;
  className?: string;
};

export function ProductPicture({ product, sizes, view = 'shelf', priority, alt = '', className }: ProductPictureProps) {
  const picture = pictureProps(product.imageUrl ?? '', view);
  return <Picture {...picture} sizes={sizes} alt={alt} priority={priority} className={className} />;
}
