import { MOST_WISHES } from '#features/fitting/wishes.ts';

/** The name of the field of a wished day, counted from 0. */
export function wishField(at: number): string {
  return `fitting.wishes.${at}`;
}

/** What is wrong with the days by the fields of the form: the server counts those that were named. */
export function errorsByDay(
  values: Readonly<Record<string, string | undefined>>,
  errors: Record<string, string>,
): Record<string, string> {
  const fields = Array.from({ length: MOST_WISHES }, (_, at) => wishField(at));
  const named = fields.filter((field) => values[field]);
  const wrong = named.flatMap((field, nth) => {
    const sentence = errors[wishField(nth)];
    return sentence ? [[field, sentence]] : [];
  });
  return {
    ...(errors['fitting.wishes'] && { 'fitting.wishes': errors['fitting.wishes'] }),
    ...Object.fromEntries(wrong),
  };
}

/** The days that a form names, as the body of an order has them; undefined where it asks for none. */
export function wishesIn(form: FormData): { wishes: string[] } | undefined {
  const days = Array.from({ length: MOST_WISHES }, (_, at) => String(form.get(wishField(at)) ?? ''));
  const wishes = days.filter(Boolean);
  return wishes.length > 0 ? { wishes } : undefined;
}
