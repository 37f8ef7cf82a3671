/** The most pixels to open: a small file can declare a picture that fills all memory. */
export const MOST_PIXELS = 60_000_000;

// Over 40 MB once loaded, so it loads with the first picture.
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
