/** A text with a capital at its beginning: `About 15 km` of `about 15 km`. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
