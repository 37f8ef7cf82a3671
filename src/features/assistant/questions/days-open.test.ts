import { expect, test } from 'vitest';
import { daysOpenIn } from './days-open.ts';

test.each<[string, number | null]>([
  ["we're shut on Sundays", 6],
  ['what about closed Mondays', 6],
  ["we don't open on Mondays and Tuesdays", 5],
  ['and not at weekends', 5],
  ['only weekdays', 5],
  ['the bar is open Friday and Saturday only', 2],
  ['every day bar Monday', 6],
  ['and only 7 till 7 weekdays?', 5],
  ['shut on weekdays', 2],
  ['Monday to Friday', 5],
  ['open Thursday to Sunday only', 4],
  ['just Fridays and Saturdays', 2],
  ['term time only five days a week', 5],
  ['7 days a week', 7],
  ['14 hours a day at 28p', null],
  ['delivery in 3 days', null],
  ['can it come on Friday', null],
  ['read in sunlight', null],
])('‘%s’ is %s days a week', (said, days) => expect(daysOpenIn(said)).toBe(days));
