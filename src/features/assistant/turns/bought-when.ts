const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MONTH_OF_YEAR = new RegExp(
  String.raw`\b(?:${MONTH}(?: of)?|spring|summer|autumn|winter|christmas)?[ ,]*(?<year>20\d{2})\b(?! ?(?:mm|nits?|w|watts?|kg|quid|pounds?)\b)`,
  'iu',
);
const AGO =
  /\b(?<count>\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: and a half)? (?<unit>years?|months?) (?:ago|old)\b/iu;
const LAST_YEAR = /\blast year\b/iu;
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const MONTHS_A_YEAR = 12;
const MOST_WORDS = 16;

/** When something was bought; `month` is 1 to 12, and null where only the year is told. */
export interface BoughtWhen {
  year: number;
  month: number | null;
}

/** Reads 'june 2022 i think', 'we bought it three years ago', 'last year'; null where a message tells no time that has been. */
export function boughtWhen(message: string, today: { year: number; month: number }): BoughtWhen | null {
  if (message.trim().split(/\s+/u).length > MOST_WORDS) return null;
  const { year, month } = MONTH_OF_YEAR.exec(message)?.groups ?? {};
  const said = year
    ? { year: Number(year), month: month ? MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1 : null }
    : (agoIn(message, today) ?? (LAST_YEAR.test(message) ? { year: today.year - 1, month: null } : null));
  return said && monthsOf(said) <= monthsOf(today) ? said : null;
}

function agoIn(message: string, today: { year: number; month: number }): BoughtWhen | null {
  const { count = '', unit = '' } = AGO.exec(message)?.groups ?? {};
  if (count === '') return null;
  const many = Number(count) || Math.max(1, NUMBERS.indexOf(count.toLowerCase()));
  // So many years ago is no month that can be named.
  if (unit.startsWith('year')) return { year: today.year - many, month: null };
  const months = monthsOf(today) - many;
  return { year: Math.floor(months / MONTHS_A_YEAR), month: (months % MONTHS_A_YEAR) + 1 };
}

function monthsOf({ year, month }: BoughtWhen): number {
  return year * MONTHS_A_YEAR + (month ?? 1) - 1;
}

/** Whether so many years after a purchase are over; null where the day itself decides. */
export function isOver(bought: BoughtWhen, years: number, today: { year: number; month: number }): boolean | null {
  const first = monthsOf(bought) + years * MONTHS_A_YEAR;
  const last = first + (bought.month === null ? MONTHS_A_YEAR - 1 : 0);
  const now = monthsOf(today);
  return now > last ? true : now < first ? false : null;
}
