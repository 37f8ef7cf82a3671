import { type PictureView, pictureSources } from '#features/media/picture-sources.ts';
import { Picture } from '#ui/picture.tsx';

type ProductPictureProps = {
  product: { name: string; imageUrl: string | null };
  /** The `sizes` of the image. */
  sizes: string;
  /** `close` for a product by itself, `shelf` among others. */
  view?: PictureView;
  priority?: boolean;
  /** Empty if the name stands beside the picture. */
  alt?: string;
  className?: string;
};

export function ProductPicture({ product, sizes, view = 'shelf', priority, alt = '', className }: ProductPictureProps) {
  const picture = product.imageUrl ? pictureSources(product.imageUrl, view) : { src: null, width: 960, height: 720 };
  const sources = [
    ...('avifSrcSet' in picture && picture.avifSrcSet ? [{ type: 'image/avif', srcSet: picture.avifSrcSet }] : []),
    ...('webpSrcSet' in picture && picture.webpSrcSet ? [{ type: 'image/webp', srcSet: picture.webpSrcSet }] : []),
  ];
  return (
    <Picture
      src={picture.src}
      sources={sources}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      priority={priority}
      className={className}
    />
  );
}
