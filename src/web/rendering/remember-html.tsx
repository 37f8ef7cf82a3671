import { type ComponentType, createContext, use } from 'react';

/** What one rendering knows of parts that other pages have shown. */
export interface KnownParts {
  /** The marks that stand for the part of this key, or around it where it has to be drawn. */
  marksOf(key: string): { isKnown: boolean; begin: string; end: string };
}

/** Null where nothing is remembered: in development, and on pages for one visitor. */
export const KnownPartsContext = createContext<KnownParts | null>(null);

/**
 * Draws a part that many pages show, such as a product's card, once on the server; pages after that get its HTML as it was. The part may
 * show what its props say, which are plain data, and what the frame of all pages is made of (settings, currencies). It must not use
 * `useId`, which numbers by the place on the page, nor stand beside text. `keyOf` tells props apart that are no plain data.
 */
export function rememberHtml<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  keyOf: (props: Props) => string = JSON.stringify,
): ComponentType<Props> {
  return function Remembered(props: Props) {
    const known = use(KnownPartsContext);
    if (!known) return <Part {...props} />;
    const { isKnown, begin, end } = known.marksOf(`${name} ${keyOf(props)}`);
    if (isKnown) return begin;
    return (
      <>
        {begin}
        <Part {...props} />
        {end}
      </>
    );
  };
}
