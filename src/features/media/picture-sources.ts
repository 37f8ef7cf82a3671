/** The widths in which a stored picture is served. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
/** Besides, each can be had in the one form that every network and chat shows where a page is shared. */
export const SHARED = { view: 'share', width: 1200, height: 630, format: 'jpg' } as const;
/** And in the one that the printed catalogue takes, which nobody else is served. */
export const PRINTED = { view: 'print', width: 420, height: 315, format: 'jpg' } as const;

/** How much of its room a picture gives to the product: as drawn, larger on a shelf among others, or close up. */
export const PICTURE_VIEWS = ['shelf', 'close'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number] | typeof SHARED.format;
export type PictureView = (typeof PICTURE_VIEWS)[number] | typeof SHARED.view | typeof PRINTED.view;

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

/** The hash of a picture that is ours; null for any other address. */
export function ownHashOf(imageUrl: string): string | null {
  return OWN.exec(imageUrl)?.[1] ?? null;
}

/** What an `<img>` and its `<source>`s need to show a product's picture. */
export function pictureSources(imageUrl: string, view?: PictureView): PictureSources {
  const room = { width: 960, height: 720 };
  const hash = ownHashOf(imageUrl);
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

/** The picture by itself and large, for machines that show it elsewhere. */
export function largePicture(imageUrl: string): string {
  const hash = ownHashOf(imageUrl);
  return hash ? `/media/${sizedName({ hash, view: 'close', width: 1280, format: 'webp' })}` : imageUrl;
}

/** The picture of a product as it is shown where its page is shared; null when it is none of ours. */
export function sharedPicture(imageUrl: string | null): string | null {
  const hash = imageUrl && ownHashOf(imageUrl);
  return hash ? `/media/${sizedName({ hash, ...SHARED })}` : null;
}
