/** How many pixels are opened at most: a small file can promise a picture that fills all memory. */
export const MOST_PIXELS = 60_000_000;

// Over 40 MB once loaded, so it comes with the first picture and not with the process.
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
