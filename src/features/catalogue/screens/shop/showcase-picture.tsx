import { showcasePicture } from '#features/catalogue/showcase-picture.ts';
import { Picture } from '#ui/picture.tsx';

/** A picture of the showcase; its name stands beside it, so `alt` is empty. */
export function ShowcasePicture({ name, sizes, priority }: { name: string; sizes: string; priority?: boolean }) {
  return <Picture {...showcasePicture(name)} sizes={sizes} alt="" priority={priority} />;
}
