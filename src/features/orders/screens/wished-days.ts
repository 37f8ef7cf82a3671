import { MOST_WISHES } from '#features/fitting/wishes.ts';

/** The name of the field of a wished day, counted from 0. */
export function wishField(at: number): string {
  return `fitting.wishes.${at}`;
}

/** The days that a form names, as the body of an order has them; undefined where it asks for none. */
export function wishesIn(form: FormData): { wishes: string[] } | undefined {
  const days = Array.from({ length: MOST_WISHES }, (_, at) => String(form.get(wishField(at)) ?? ''));
  const wishes = days.filter(Boolean);
  return wishes.length > 0 ? { wishes } : undefined;
}
