/** The widths in which a stored picture is served. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

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
export function pictureSources(imageUrl: string): PictureSources {
  const room = { width: 960, height: 720 };
  const hash = OWN.exec(imageUrl)?.[1];
  if (!hash) return { src: imageUrl, ...room };
  return { src: imageUrl, avifSrcSet: srcSet(hash, 'avif'), webpSrcSet: srcSet(hash, 'webp'), ...room };
}

function srcSet(hash: string, format: PictureFormat): string {
  return PICTURE_WIDTHS.map((width) => `/media/${hash}-${width}.${format} ${width}w`).join(', ');
}
