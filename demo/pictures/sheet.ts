/**
 * The sheet collects what a picture needs in `<defs>`: gradients, blurs, clips and letterforms. The same definition asked
 * for twice gets the same id, which keeps files small and makes them depend on nothing but the order of drawing.
 */
export type Sheet = { define(markup: (id: string) => string): string; definitions(): string };

type Stop = [offset: number, colour: string, opacity?: number];

export function createSheet(): Sheet {
  const ids = new Map<string, string>();
  const defs: string[] = [];
  return {
    define(markup) {
      const key = markup('');
      const known = ids.get(key);
      if (known) return known;
      const id = `s${ids.size.toString(36)}`;
      ids.set(key, id);
      defs.push(markup(id));
      return id;
    },
    definitions: () => (defs.length ? `<defs>${defs.join('')}</defs>` : ''),
  };
}

/** A gradient along a direction of the painted shape's own box, from (x1, y1) to (x2, y2) in fractions. */
export function linear(
  sheet: Sheet,
  stops: Stop[],
  direction: [number, number, number, number] = [0, 0, 0, 1],
): string {
  const [x1, y1, x2, y2] = direction;
  const id = sheet.define(
    (id) =>
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${markStops(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function radial(sheet: Sheet, stops: Stop[], centre: [number, number] = [0.5, 0.5], radius = 0.5): string {
  const [cx, cy] = centre;
  const id = sheet.define(
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}">${markStops(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}

/** A soft edge of so many pixels; the region is the whole picture, so that no edge is cut off. */
export function blur(sheet: Sheet, pixels: number): string {
  const id = sheet.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" x="0" y="0" width="960" height="720"><feGaussianBlur stdDeviation="${pixels}"/></filter>`,
  );
  return `url(#${id})`;
}

export function clip(sheet: Sheet, shape: string): string {
  return `url(#${sheet.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`;
}

function markStops(stops: Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) =>
      opacity === 1
        ? `<stop offset="${offset}" stop-color="${colour}"/>`
        : `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
