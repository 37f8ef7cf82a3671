/** The widths of the showcase's pictures, all 4:3. */
export const SHOWCASE_WIDTHS = [320, 480, 640] as const;
export const SHOWCASE_FORMATS = ['avif', 'webp'] as const;

/** The attributes of an `<img>` for a picture of the showcase. */
export function showcasePicture(name: string) {
  const at = (width: number, format: string) => `/showcase/${name}-${width}.${format}`;
  const srcSet = (format: string) => SHOWCASE_WIDTHS.map((width) => `${at(width, format)} ${width}w`).join(', ');
  return {
    src: at(640, 'webp'),
    srcSet: srcSet('webp'),
    // A third of the size of WebP.
    sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
    width: 640,
    height: 480,
  };
}
