import { addLondonDays, type LondonDay } from '#values/london-day.ts';

/** The day on which goods are wanted, or by which. */
export interface WantedDay {
  day: LondonDay;
  /** 'On Saturday' is that day alone, 'by Friday' that day or before. */
  isExact: boolean;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

// 'It's Wednesday today' asks for nothing by Wednesday.
const SAYS_WHAT_TODAY_IS = /(?:it[’']?s |it is )?\b[a-z]+day today\b|\btoday(?:[’']s| is) [a-z]+day\b/gu;

// What opens on Friday needs its goods before.
const HAPPENS =
  /\b(?:open(?:s|ing)?|re-?opening|launch\w*|start(?:s|ing)?|begins?|event|party|fair|wedding|conference|inspection)(?: (?:is|day|night))?\s*$/u;

/** Reads 'by Friday', 'on Saturday', 'opening on Friday', 'tomorrow', 'for 12 December'; null where no day is named. */
export function readWantedDay(message: string, today: LondonDay): WantedDay | null {
  const text = message.toLowerCase().replace(SAYS_WHAT_TODAY_IS, ' ');
  // 'If I order today, can it be here tomorrow'.
  const isTomorrow = /\btomorrow\b/.test(text);
  if (
    !isTomorrow &&
    /\btoday\b(?![’']s)/.test(text) &&
    !/\b(?:on|shows?|happening|what[’']?s) (?:\w+ )?today\b/.test(text) &&
    !/\b(?:order|ordered|buy|bought|pay|paid)\b.{0,12}\btoday\b/.test(text)
  )
    return { day: today, isExact: false };
  if (isTomorrow) return { day: addLondonDays(today, 1), isExact: false };
  const dated = /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/.exec(
    text,
  );
  if (dated) return { day: comingDate(Number(dated[1]), MONTHS.indexOf(dated[2] ?? ''), today), isExact: false };
  // 'Friday the 14th' is a date, whatever its day of the week.
  const ofMonth = /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! (?:floor|storey|time|one|screen|of)\b)/.exec(text);
  if (ofMonth) return { day: comingOfMonth(Number(ofMonth[1]), today), isExact: false };
  const named =
    /\b(by|before|for|until|on|next|this)? ?(?:next |this )?(sun|mon|tues|wednes|thurs|fri|satur)days?\b/.exec(text);
  if (!named) return null;
  const wanted = WEEKDAYS.indexOf(`${named[2]}day`);
  const ahead = (wanted - new Date(`${today}T12:00:00Z`).getUTCDay() + 7) % 7 || 7;
  // Nobody who asks for a Saturday means that Thursday would do.
  const isBefore = HAPPENS.test(text.slice(0, named.index));
  const isExact = !isBefore && (named[1] === 'on' || named[1] === undefined || wanted === 6 || wanted === 0);
  return { day: addLondonDays(today, ahead), isExact };
}

function comingDate(date: number, month: number, today: LondonDay): LondonDay {
  const [year = 0] = today.split('-').map(Number);
  const inYear = (which: number) => new Date(Date.UTC(which, month, date)).toISOString().slice(0, 10);
  return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}

function comingOfMonth(date: number, today: LondonDay): LondonDay {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const inMonth = (ahead: number) => new Date(Date.UTC(year, month - 1 + ahead, date)).toISOString().slice(0, 10);
  return inMonth(0) >= today ? inMonth(0) : inMonth(1);
}
