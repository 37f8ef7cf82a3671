/** The widths in which a stored picture is served. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

/** How much of its room a picture gives to the product: as drawn, larger on a shelf among others, or close up. */
export const PICTURE_VIEWS = ['shelf', 'close'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** One of the forms in which a stored picture is served; without a view, the whole picture. */
export interface SizedPicture {
  hash: string;
  view?: PictureView;
  width: number;
  format: PictureFormat;
}

/** The name under which it is served. */
export function sizedName({ hash, view, width, format }: SizedPicture): string {
  return `${hash}-${view ? `${view}-` : ''}${width}.${format}`;
}

export interface PictureSources {
  src: string;
  /** Only our own pictures come in sizes; an address elsewhere is shown as it is. */
  avifSrcSet?: string;
  webpSrcSet?: string;
  /** The room that the picture takes before it arrives. */
  width: number;
  height: number;
}

const OWN = /^\/media\/([0-9a-f]{64})\.(?:svg|png|jpg)$/;

/** What an `<img>` and its `<source>`s need to show a product's picture. */
export function pictureSources(imageUrl: string, view?: PictureView): PictureSources {
  const room = { width: 960, height: 720 };
  const hash = OWN.exec(imageUrl)?.[1];
  if (!hash) return { src: imageUrl, ...room };
  return {
    src: imageUrl,
    avifSrcSet: srcSet({ hash, view, format: 'avif' }),
    webpSrcSet: srcSet({ hash, view, format: 'webp' }),
    ...room,
  };
}

function srcSet(picture: Omit<SizedPicture, 'width'>): string {
  return PICTURE_WIDTHS.map((width) => `/media/${sizedName({ ...picture, width })} ${width}w`).join(', ');
}
