interface Rule {
  id: string;
  matches(element: Element, ...rest: unknown[]): boolean;
}

/**
 * Spares axe the text that is plainly legible: most of its time goes into working out, from all boxes at a place, what lies behind
 * a text. Runs in the page and holds for as long as that stays as it is; what it answers ends it.
 *
 * Plain is text of one opaque colour in a contrast above 4.5 with the nearest box behind it that has a colour, an opaque one within
 * which it lies, while nothing else that paints meets it and no opacity, filter or blending is at work. All else is left to axe.
 */
export function sparePlainlyLegible(): () => void {
  type Rgb = [number, number, number];
  type Sides = Record<'left' | 'right' | 'top' | 'bottom', number>;
  interface Box extends Sides {
    element: Element;
    colour: Rgb | null;
  }

  const { axe } = globalThis as unknown as { axe: { _audit: { rules: Rule[] } } };
  const rule = axe._audit.rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('axe has its rule of contrast under another name now.');
  // What paints, by the strips of the page that it reaches into.
  const STRIP = 64;
  const painting = new Map<number, Box[]>();
  const behind = new Map<Element, Box | null>();
  look(document.documentElement, null, false);
  const { matches } = rule;
  rule.matches = (element, ...rest) => hasText(element) && !isPlain(element) && matches.call(rule, element, ...rest);
  return () => {
    rule.matches = matches;
  };

  function look(element: Element, around: Box | null, isMixedAround: boolean): void {
    const style = getComputedStyle(element);
    const isMixed =
      isMixedAround ||
      style.opacity !== '1' ||
      style.filter !== 'none' ||
      style.mixBlendMode !== 'normal' ||
      Number(style.zIndex) < 0;
    const box = paintedBox(element, style);
    const nearest = box ?? around;
    if (!isMixed) behind.set(element, nearest);
    for (const child of element.children) look(child, nearest, isMixed);
  }

  function paintedBox(element: Element, style: CSSStyleDeclaration): Box | null {
    const { backgroundColor, backgroundImage } = style;
    const isPicture = element.matches('img, svg, video, canvas, iframe, object, embed');
    if (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && !isPicture) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const colour = backgroundImage === 'none' && !isPicture ? opaque(backgroundColor) : null;
    const box = { element, colour, left, right, top, bottom };
    for (const strip of stripsOf(box)) {
      const boxes = painting.get(strip);
      if (boxes) boxes.push(box);
      else painting.set(strip, [box]);
    }
    return box;
  }

  // axe puts together all that is to be read within an element before it finds that none of it is the element's own.
  function hasText(element: Element): boolean {
    const isOfItself = element.matches('input, select, textarea, slot') || element.shadowRoot !== null;
    return isOfItself || [...element.childNodes].some(isText);
  }

  function isText(node: Node): boolean {
    return node.nodeType === Node.TEXT_NODE && Boolean(node.nodeValue?.trim());
  }

  function isPlain(element: Element): boolean {
    const box = behind.get(element);
    if (!box?.colour || element.matches('input, select, textarea, option')) return false;
    const { color, webkitTextFillColor, webkitTextStrokeWidth, textShadow } = getComputedStyle(element);
    const colour = opaque(color);
    if (!colour || contrast(colour, box.colour) <= 4.5) return false;
    if (webkitTextFillColor !== color || webkitTextStrokeWidth !== '0px' || textShadow !== 'none') return false;
    const rects = textRects(element);
    return rects.length > 0 && rects.every((text) => liesWithin(text, box) && isUndisturbed(text, element));
  }

  function textRects(element: Element): Sides[] {
    const range = document.createRange();
    return [...element.childNodes].filter(isText).flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
    });
  }

  function liesWithin(text: Sides, box: Sides): boolean {
    const isAcross = text.left >= box.left - 1 && text.right <= box.right + 1;
    return isAcross && text.top >= box.top - 1 && text.bottom <= box.bottom + 1;
  }

  function isUndisturbed(text: Sides, element: Element): boolean {
    return stripsOf(text).every((strip) =>
      (painting.get(strip) ?? []).every((box) => !meet(text, box) || box.element.contains(element)),
    );
  }

  function meet(one: Sides, other: Sides): boolean {
    return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
  }

  function stripsOf({ top, bottom }: Sides): number[] {
    const first = Math.floor(top / STRIP);
    return Array.from({ length: Math.floor(bottom / STRIP) - first + 1 }, (_, index) => first + index);
  }

  function opaque(text: string): Rgb | null {
    const [, red, green, blue] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text) ?? [];
    return red === undefined ? null : [Number(red), Number(green), Number(blue)];
  }

  // https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
  function contrast(one: Rgb, other: Rgb): number {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function luminance(colour: Rgb): number {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
