/** The widths in which the pictures of the showcase are kept, all 4 to 3. */
export const SHOWCASE_WIDTHS = [320, 640] as const;

/** What an image needs to show a picture of the showcase. */
export function showcasePicture(name: string) {
  const at = (width: number) => `/showcase/${name}-${width}.webp`;
  return {
    src: at(640),
    srcSet: SHOWCASE_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
    width: 640,
    height: 480,
  };
}
