import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { isScreen, kindNamed, needsCalledFor, readConditions } from '#features/search/server/door.ts';
import { metresIn } from '#features/viewing/distance.ts';
import { sidesOf } from '#features/viewing/picture.ts';
import { farthestOfPrint, leastInches, printMm, USUAL_SHARE } from '#features/viewing/reading.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { answerOf, CONTACT } from '../say.ts';
import { planAt } from './led-pitch.ts';
import { aspectsOfAny } from './on-any-page.ts';

const MOST_CARDS = 3;

const READ_FROM = /\bhow far\b|\bread (?:it|them)? ?from\b|\bsees? (?:it|them)? ?from\b/iu;

/** The same where a distance or a room is named, or asked for: it is worked out before anything is told in general. */
export async function answerDistance(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  const isMeasured =
    metresIn(FROM.test(message) ? message : message.replace(OF_A_THING, ' ')) !== null ||
    longerSideIn(message) !== null ||
    READ_FROM.test(message);
  return isMeasured ? answerSize(asked) : null;
}

/** Which size for a distance, and how far a size is read, by AVIXA's rule for basic reading. */
export async function answerSize({
  context,
  snapshot,
  message,
  reading,
  named,
  mind,
}: Asked): Promise<AssistantAnswer | null> {
  // 'A wall 4 m by 2 m' names no distance.
  const isOfBack = AT_THE_BACK.test(message) && metresIn(message) !== null;
  const isOfEnough = BIG_ENOUGH.test(message) && metresIn(message) !== null;
  if (!isAbout(reading, 'size') && !isOfBack && !isOfEnough && !asksLegibility(message)) return null;
  const long = longerSideIn(message);
  if (long !== null) return forDistance({ snapshot, message }, long);
  if (OF_SIDES.test(message)) return null;
  const wide = WIDE.exec(message);
  if (wide && !FROM.test(message))
    return asWideAs(Number(wide[1]) * (/^c/iu.test(wide[2] ?? '') ? 0.01 : 1), UPRIGHT.test(message));
  const metres = metresIn(FROM.test(message) ? message : message.replace(OF_A_THING, ' '));
  if (metres !== null)
    return forDistance({ snapshot, message: `${message} ${placeBefore(message, mind.before)}` }, metres);
  // '49 inch' alone is a product; how far it is read is asked with a word for it.
  if (!OF_READING.test(message) || aspectsOfAny(message).length > 0 || named.entries.length > 0) return null;
  const inches = readConditions(message).find(({ kind }) => kind === 'size')?.range;
  if (inches?.min === undefined || inches.max === undefined) return withoutDistance(context);
  const size = (inches.min + inches.max) / 2;
  const reply = `A screen of ${say(size)} inches is read from up to ${say(farthestOfPrint(sidesOf(size).heightMm))} m ${PRINT}; with larger print from further, with smaller from nearer.`;
  return {
    ...NOTHING,
    reply,
    sources: [{ label: `Screens of ${say(size)} inches`, href: paths.search({ q: `${say(size)} inch screen` }) }],
  };
}

// 'About 15 m from the road' is of the sign outside that was asked for before.
function placeBefore(message: string, before: string | null): string {
  return before !== null && nounPhrasesIn(message).length === 0 && isOutdoors(before) ? 'outdoors' : '';
}

const LEGIBLE =
  /\b(?:legible|readable|can be read|be read|(?:read|see|seen|make) (?:it |them |that )?(?:out )?from|visible from)\b/iu;

/** Whether it is asked if something can be read from a distance that is named. */
export function asksLegibility(message: string): boolean {
  return LEGIBLE.test(message) && metresIn(message) !== null;
}

const BIG_ENOUGH = /\b(?:big|large) enough\b/iu;
const OF_SIDES = /\d(?:\.\d+)? ?(?:m|metres?|meters?)? ?(?:x|×|by) ?\d/iu;
const AT_THE_BACK = /\b(?:at|from|in) the back\b|\bback row\b|\bcan(?:no|['’])?t (?:see|read)\b/iu;
const WIDE = /(?<![\d.])(\d+(?:\.\d+)?) ?(m|metres?|meters?|cm) (?:wide|in width)\b/iu;
// A door nine feet wide tells nobody's distance.
const OF_A_THING = /\b[\p{L}\d.]+ ?(?:m|metres?|meters?|ft|feet|foot) (?:wide|tall|high|in width|in height)\b/giu;
const FROM =
  /\b(?:away|from|back|far|distance|room|hall|nave|church|chapel|barn|gym|lounge|restaurant|foyer|lobby|bar|corridor|aisle|passage|wall|gap|space|alcove)\b/iu;
const MM_AN_INCH = 25.4;
const UPRIGHT = /\b(?:portrait|upright|vertical\w*|stand(?:s|ing)? up|tall way)\b/iu;

// 'The old screen is 2.4 m wide': the diagonal of a picture of 16:9 as wide.
function asWideAs(metres: number, isUpright: boolean): AssistantAnswer {
  const diagonals = Math.hypot(16, 9) / (isUpright ? 9 : 16);
  const inches = Math.round((metres * 1000 * diagonals) / MM_AN_INCH);
  return {
    ...NOTHING,
    reply: `A picture of ${isUpright ? '9:16, upright,' : '16:9'} that is ${say(metres)} m wide is ${inches} inches (${Math.round(inches * 2.54)} cm) across the diagonal${isUpright ? '; the screen itself is a little wider, as its page states' : ''}.`,
    sources: [
      isUpright
        ? {
            label: `Screens up to ${inches} inches`,
            href: paths.search({ q: 'portrait screen', maxSize: String(inches) }),
          }
        : { label: `Screens from ${inches} inches`, href: paths.search({ q: 'screen', minSize: String(inches) }) },
    ],
  };
}

const ROOM =
  /\b(?:room|hall|lounge|bar|classroom|studio|gym|canteen|chapel|church|club|space|office|theatre)\b[^.?!]*?(\d{1,2}(?:\.\d)?) ?(?:m|metres?|meters?)? ?(?:x|×|by) ?(\d{1,2}(?:\.\d)?)(?! ?(?:mm|cm|inch|["″]))/iu;

// Who sits at the end of a room looks along its longer side.
function longerSideIn(message: string): number | null {
  const [, one, other] = ROOM.exec(message) ?? [];
  return one && other ? Math.max(Number(one), Number(other)) : null;
}

const OF_READING = /\b(?:read\w*|see|seen|view\w*|legible|far|close|distance|big|large|size|small|room|hall)\b/iu;

// The rule needs how far away people stand.
const withoutDistance = (context: Asked['context']) =>
  answerOf(context, {
    says: [
      'Which size suits a place I cannot work out for you without a distance. Tell me how many metres away the farthest reader is, for instance ‘what size for 6 metres’, or ask a person.',
    ],
    sources: [CONTACT],
    ways: ['person'],
  });

const PRINT = `if its print is a twentieth of the picture’s height (${USUAL_SHARE * 100} %, about twelve lines)`;

function forDistance({ snapshot, message }: Pick<Asked, 'snapshot' | 'message'>, metres: number): AssistantAnswer {
  const least = Math.ceil(leastInches(metres));
  const { comfortable, least: limit } = printMm(metres);
  const reply =
    `To be read from ${say(metres)} m a screen needs ${least} inches or more, ${PRINT}. ` +
    `Print reads with ease at ${say(comfortable)} mm high, and at the least at ${say(limit)} mm. Smaller print needs a larger screen.`;
  const verdict = verdictOn(message, metres);
  const isOutside = isOutdoors(message);
  const sizes = snapshot.entries
    .filter(({ product }) => isScreen(product) && (!isOutside || product.specs.outdoor))
    .map(({ product }) => product.specs.screenSizeInches ?? 0);
  const largest = Math.max(...sizes);
  if (least > largest) return asWall(`${verdict}${reply}`, largest, sidesOf(least), isOutside);
  const fitting = smallestFrom(least, snapshot, message);
  const [first] = fitting;
  const says = first
    ? `\nThe smallest of ours that has it: ${first.name}, ${say(first.specs.screenSizeInches ?? least)} inches, ${formatPounds(toPence(first.price))} ex VAT.`
    : '';
  const params = { q: 'screen', minSize: String(least) };
  return {
    ...NOTHING,
    reply: `${verdict}${reply}${says}`,
    sources: [
      ...(first ? [{ label: first.name, href: paths.product(first) }] : []),
      { label: `Screens from ${least} inches`, href: paths.search(params) },
    ],
    products: fitting.slice(0, MOST_CARDS).map((product) => ({ product, reason: 'Large enough for that distance.' })),
    search: first ? String(new URLSearchParams(params)) : null,
    total: fitting.length,
  };
}

function isWall({ specs: { panels = 1, technology } }: CatalogueEntry['product']): boolean {
  return panels > 1 || technology === 'LED';
}

const OF_ONE_SIZE =
  /\b(?:an?|one|the|our|my|your) (?:\p{L}+ ){0,2}(\d{2,3})(?: ?(?:["″]|in\b|inch(?:es)?))?(?! ?(?:m|metres?|meters?|mm|cm|kg|people|nits|hours?|items?|lines?|guests|pupils|seats|%)\b)/iu;
const [LEAST_INCHES, MOST_INCHES] = [10, 170];
const IS_ASKED_IF = /\b(?:would|will|is|are|can|could|does|do)\b/iu;

// 'Would a 55 be large enough': yes or no before the figures.
function verdictOn(message: string, metres: number): string {
  const inches = Number(OF_ONE_SIZE.exec(message)?.[1]);
  if (!(inches >= LEAST_INCHES && inches <= MOST_INCHES) || !IS_ASKED_IF.test(message)) return '';
  const far = farthestOfPrint(sidesOf(inches).heightMm);
  const isEnough = far >= metres;
  return `${isEnough ? 'Yes' : 'No'}: by that print ${inches} inches are read from up to ${say(far)} m${isEnough ? '' : '; only larger letters are read from further'}.\n`;
}

// Of the kind that is told of; outdoors, by touch or in a window only where that is.
function smallestFrom(least: number, snapshot: Asked['snapshot'], message: string): CatalogueEntry['product'][] {
  const isOfMenus = /\b(?:menus?|specials|takeaway|till|counter|food)\b/iu.test(message)
    ? kindNamed('menu board')
    : () => true;
  const needs = needsCalledFor(message).filter(({ isFact }) => isFact);
  const isOutside = isOutdoors(message);
  const isTouch = /\btouch|interactive|whiteboard|classroom|teach/iu.test(message);
  const all = snapshot.entries
    .map(({ product }) => product)
    .filter(
      (product) =>
        isScreen(product) &&
        (product.specs.screenSizeInches ?? 0) >= least &&
        (product.specs.outdoor ?? false) === isOutside &&
        needs.every((need) => need.fits(product) >= 0) &&
        !product.specs.madeForWindows,
    )
    .sort(
      (a, b) =>
        // One screen stands before a wall of several.
        Number(isWall(a)) - Number(isWall(b)) ||
        (a.specs.screenSizeInches ?? 0) - (b.specs.screenSizeInches ?? 0) ||
        toPence(a.price) - toPence(b.price),
    );
  const ofKind = all.filter((product) => isOfMenus(product) && (product.specs.touch ?? false) === isTouch);
  return ofKind.length > 0 ? ofKind : all;
}

const IN_THE_OPEN = /\b(?:outside|outdoors?|by the (?:road|street|gate)|roadside|from (?:the|their) cars?)\b/iu;

function isOutdoors(message: string): boolean {
  return needsCalledFor(message).some(({ isOpenAir }) => isOpenAir) || IN_THE_OPEN.test(message);
}

// No screen is so large: a wall of LED is, by the planner.
function asWall(
  reply: string,
  largest: number,
  { widthMm, heightMm }: ReturnType<typeof sidesOf>,
  isOutside: boolean,
): AssistantAnswer {
  const [wide, high] = [widthMm, heightMm].map((mm) => say(Math.round(mm / 100) / 10));
  const wall = `Our largest screen${isOutside ? ' for outdoors' : ''} has ${say(largest)} inches and is read from up to ${say(farthestOfPrint(sidesOf(largest).heightMm))} m by that rule. So large a picture, ${wide} m wide and ${high} m high, is a wall of LED, which the planner counts and prices; larger letters make do with a smaller one.`;
  return { ...NOTHING, reply: `${reply}\n${wall}`, sources: [planAt('')], ways: ['person'] };
}

function say(amount: number): string {
  return amount.toLocaleString('en-GB', { maximumFractionDigits: 2 });
}
