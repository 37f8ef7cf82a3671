import { wishesIn, wishField } from '#features/orders/screens/wished-days.ts';
import type { Problem } from '#values/problem.ts';

/** A screen among the goods of a request, and what the cart says of its fitting. */
export interface ScreenToQuote {
  productId: number;
  name: string;
  quantity: number;
  fitted: { count: number; height: string; survey: boolean } | null;
}

/** The name of a field of a screen. */
export function screenField(productId: number, part: 'count' | 'height'): string {
  return `fitting.screens.${productId}.${part}`;
}

/** The names of the text fields of fitting, whose drafts are stored. */
export function fittingFields(screens: readonly ScreenToQuote[]): string[] {
  const ofScreens = screens.flatMap(({ productId }) => [
    screenField(productId, 'count'),
    screenField(productId, 'height'),
  ]);
  return ['fitting.postcode', ...ofScreens, ...[0, 1, 2].map(wishField)];
}

/** What is typed of fitting, by the names of the fields. */
export function typedFitting(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (name.startsWith('fitting.') ? [[name, String(value)]] : [])),
  );
}

/** The screens with a count, in the order in which they are sent. */
function namedScreens(form: FormData): number[] {
  const ids = [...form].flatMap(([name, value]) => {
    const [, id] = /^fitting\.screens\.(\d+)\.count$/.exec(name) ?? [];
    return id && String(value).trim() ? [Number(id)] : [];
  });
  return ids;
}

/** What the form asks of fitters, for the API, which alone judges it; null where it asks nothing. */
export function fittingAsked(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const screens = namedScreens(form).map((productId) => ({
    productId,
    count: Number(text(screenField(productId, 'count'))),
    height: text(screenField(productId, 'height')),
  }));
  const survey = form.has('fitting.survey');
  const wall = form.has('fitting.wall');
  const wishes = wishesIn(form)?.wishes ?? [];
  const postcode = text('fitting.postcode');
  if (screens.length === 0 && !survey && !wall && wishes.length === 0 && !postcode) return null;
  return { postcode, screens, survey, wishes, ...(wall && { wall }) };
}

/** The errors of a refused request by the fields of the form: the API counts the screens and days that were named. */
export function requestErrors(form: FormData) {
  const screens = namedScreens(form);
  const days = [0, 1, 2].filter((at) => form.get(wishField(at)));
  return ({ errors }: Problem): Problem['errors'] =>
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([name, messages]) => {
        const [, nth, part] = /^fitting\.screens\.(\d+)\.(\w+)$/.exec(name) ?? [];
        const id = screens[Number(nth)];
        if (id !== undefined) return [screenField(id, part === 'height' ? 'height' : 'count'), messages];
        const [, day] = /^fitting\.wishes\.(\d)$/.exec(name) ?? [];
        return [day === undefined ? name : wishField(days[Number(day)] ?? 0), messages];
      }),
    );
}
