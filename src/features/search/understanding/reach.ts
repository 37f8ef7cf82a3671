import { known } from './need.ts';
import type { ReadNeed } from './needs.ts';
import { isA, type Thing, thingCalled } from './things.ts';

// Only of these a length says how far they reach; of a screen it says where people stand.
const REACHING = [thingCalled('lead'), thingCalled('extender')];
const METRES: readonly (readonly [unit: RegExp, metres: number])[] = [
  [/^f/iu, 0.3048],
  [/^y/iu, 0.9144],
  [/^c/iu, 0.01],
  [/^m/iu, 1],
];
const LENGTH =
  /(?<![\p{L}\d.,×/-])(\d{1,3}(?:\.\d{1,2})?)\s?-?(m|mtrs?|met(?:re|er)s?|ft|feet|foot|yards?|yds?|cm)(?![\p{L}\d²³])/iu;
// A lead that is called 15 m may be measured as 14.9.
const SLACK = 0.98;
// Who names less wants no slack: three metres are no answer to half a metre.
const PATCH = 1;
const exact = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** How far a lead has to reach: 'HDMI lead 10 m'. A shorter one contradicts it, a longer one does not. Null where nothing is said of it. */
export function reachIn(q: string, asked: Thing | null): (ReadNeed & { metres: number; isShort: boolean }) | null {
  if (!asked || !REACHING.some((each) => isA(asked, each))) return null;
  const said = LENGTH.exec(q);
  const metres = Number(said?.[1]) * (METRES.find(([unit]) => unit.test(said?.[2] ?? ''))?.[1] ?? Number.NaN);
  if (!said || !(metres > 0)) return null;
  const length = `${(metres < PATCH ? exact : short).format(metres)} m`;
  const isShort = metres < PATCH;
  const need = {
    label: isShort ? `${length} long` : `Reaches ${length}`,
    reason: isShort ? `is ${length} long` : `reaches ${length}`,
    isFact: true,
    fits: ({ specs }: Parameters<ReadNeed['need']['fits']>[0]) =>
      known(specs.reachM, (reach) => reach >= metres * SLACK && (!isShort || reach < PATCH)),
  };
  return { need, metres, isShort, stretches: [{ from: said.index, to: said.index + said[0].length }] };
}
