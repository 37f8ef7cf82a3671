/** The widths in which a stored picture is served. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
/** The form for link previews, which every network and chat supports. */
export const SHARED = { view: 'share', width: 1200, height: 630, format: 'jpg' } as const;
/** The form for the printed catalogue, which is not served. */
export const PRINTED = { view: 'print', width: 420, height: 315, format: 'jpg' } as const;

/** How much of the frame the product fills: on a shelf among others, or close up. */
export const PICTURE_VIEWS = ['shelf', 'close'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number] | typeof SHARED.format;
export type PictureView = (typeof PICTURE_VIEWS)[number] | typeof SHARED.view | typeof PRINTED.view;

/** A served form of a stored picture; without a view, the whole picture. */
export type SizedPicture = { hash: string; view?: PictureView; width: number; format: PictureFormat };

export function sizedName({ hash, view, width, format }: SizedPicture): string {
  return `${hash}-${view ? `${view}-` : ''}${width}.${format}`;
}

const OWN = /^\/media\/([0-9a-f]{64})\.(?:svg|png|jpg)$/;

/** The hash of our own picture; null for any other address. */
export function ownHashOf(imageUrl: string): string | null {
  return OWN.exec(imageUrl)?.[1] ?? null;
}

type PictureProps = { src: string; width: number; height: number; sources?: { type: string; srcSet: string }[] };

/**
 * The props of a `Picture`: the address, the layout size before it loads, and for our own pictures a source of each format,
 * best first.
 */
export function pictureProps(imageUrl: string, view?: PictureView): PictureProps {
  const picture = { src: imageUrl, width: 960, height: 720 };
  const hash = ownHashOf(imageUrl);
  if (!hash) return picture;
  const sources = PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: srcSet({ hash, view, format }),
  }));
  return { ...picture, sources };
}

function srcSet(picture: Omit<SizedPicture, 'width'>): string {
  return PICTURE_WIDTHS.map((width) => `/media/${sizedName({ ...picture, width })} ${width}w`).join(', ');
}

/** The large form, for search engines and feeds. */
export function largePicture(imageUrl: string): string {
  const hash = ownHashOf(imageUrl);
  return hash ? `/media/${sizedName({ hash, view: 'close', width: 1280, format: 'webp' })}` : imageUrl;
}

/** The form for link previews; null if the picture is not our own. */
export function sharedPicture(imageUrl: string | null): string | null {
  const hash = imageUrl && ownHashOf(imageUrl);
  return hash ? `/media/${sizedName({ hash, ...SHARED })}` : null;
}
