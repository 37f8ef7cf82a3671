/** The widths in which the pictures of the showcase are kept, all 4 to 3. */
export const SHOWCASE_WIDTHS = [320, 480, 640] as const;
export const SHOWCASE_FORMATS = ['avif', 'webp'] as const;

/** What an image needs to show a picture of the showcase. */
export function showcasePicture(name: string) {
  const at = (width: number, format: string) => `/showcase/${name}-${width}.${format}`;
  const srcSet = (format: string) => SHOWCASE_WIDTHS.map((width) => `${at(width, format)} ${width}w`).join(', ');
  return {
    src: at(640, 'webp'),
    srcSet: srcSet('webp'),
    // A third of the size.
    sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
    width: 640,
    height: 480,
  };
}
