import { about, broken, either, type Finding, met, remark, thousands, unknown } from './finding.ts';
import type { FitFacts } from './fit-facts.ts';

/** Whether a bracket, stand or ceiling mount holds a screen. */
export function hanging(screen: FitFacts, bracket: FitFacts): Finding[] {
  const own = ownFixing(screen);
  if (own) return [about('itself', own)];
  const wall = inAWall(screen, bracket);
  if (wall) return [about('wall', wall)];
  return [
    about('size', size(screen, bracket)),
    about('load', load(screen, bracket)),
    about('holes', holes(screen, bracket)),
    about('orientation', orientation(screen, bracket)),
    about('place', place(screen, bracket)),
    ...already(screen),
  ];
}

function ownFixing({ specs }: FitFacts): Finding | null {
  if (specs.formFactor === 'free-standing') return broken(() => 'It stands by itself and takes no bracket.');
  if (!specs.fixing || specs.fixing === 'VESA holes') return null;
  return broken(() => `It hangs by ${specs.fixing}, not by VESA holes, so no bracket holds it.`);
}

// The panels of a wall stand edge to edge, so each must come forward by itself to be serviced.
function inAWall({ screens, specs }: FitFacts, { specs: { moves = [] } }: FitFacts): Finding | null {
  if (screens === 1 || !specs.loopsPicture) return null;
  if (moves.includes('pulling out') && !moves.includes('turning')) return null;
  return broken(() => 'The panels of a wall need mounts that bring each of them straight forward.');
}

function size({ inches }: FitFacts, { specs }: FitFacts): Finding {
  const { fitsFromInches: least, fitsToInches: most } = specs;
  if (!inches) return unknown(() => 'The size of the screen is not known.');
  if (!least || !most) return unknown(() => 'The sizes that the bracket takes are not known.');
  if (inches < least) return broken(() => `The screen is ${inches}" across; the bracket takes ${least}" and more.`);
  return either(
    inches <= most,
    () => `The screen is ${inches}" across; the bracket takes ${least}" to ${most}".`,
    () => `The screen is ${inches}" across; the bracket takes at most ${most}".`,
  );
}

/** Whether what carries a screen bears it. */
export function load({ kg }: FitFacts, carrier: FitFacts): Finding {
  const { loadKg } = carrier.specs;
  const what = nounOf(carrier);
  if (kg === undefined) return unknown(() => 'The weight of the screen is not known.');
  if (loadKg === undefined) return unknown(() => `The load of the ${what} is not known.`);
  const weight = Math.round(kg * 10) / 10;
  return either(
    kg <= loadKg,
    () => `The screen weighs ${weight} kg; the ${what} holds ${loadKg} kg.`,
    () => `The screen weighs ${weight} kg; the ${what} holds only ${loadKg} kg.`,
    () => `${weight} of ${loadKg} kg`,
  );
}

/** Whether the holes of a screen are within reach of what carries it. */
export function holes(screen: FitFacts, bracket: FitFacts): Finding {
  if (!screen.holes) return unknown(() => 'The distance of the holes of the screen is not known.');
  const what = nounOf(bracket);
  if (!bracket.holes) return unknown(() => `How far the ${what} reaches is not known.`);
  // A screen that hangs upright on an upright bracket has its holes turned too.
  const isTurned = bracket.specs.orientation === 'portrait' && screen.specs.orientation !== 'portrait';
  const [across, down] = isTurned ? [screen.holes[1], screen.holes[0]] : screen.holes;
  const [reach, drop] = bracket.holes;
  if (across > reach)
    return broken(
      () => `The holes of the screen are ${thousands(across)} mm apart; the ${what} reaches ${thousands(reach)} mm.`,
    );
  return either(
    down <= drop,
    () => `The holes of the screen, ${across} × ${down} mm, are within the ${reach} × ${drop} mm of the ${what}.`,
    () =>
      `The holes of the screen are ${thousands(down)} mm above each other; the ${what} reaches ${thousands(drop)} mm.`,
    () => `VESA ${across} × ${down} within ${reach} × ${drop}`,
  );
}

const WAYS = { landscape: 'landscape', portrait: 'upright', both: 'either way' } as const;

function orientation({ specs: { orientation: way } }: FitFacts, { specs: { orientation: held } }: FitFacts): Finding {
  if (way === 'both' || held === 'both') return met(() => 'It may hang the way in which the bracket holds it.');
  if (!way) return unknown(() => 'Which way up the screen hangs is not known.');
  if (!held) return unknown(() => 'Which way up the bracket holds a screen is not known.');
  return either(
    way === held,
    () => `Both are made to hang ${WAYS[way]}.`,
    () => `The screen is made to hang ${WAYS[way]}; the bracket holds it ${WAYS[held]}.`,
  );
}

// A bracket makes a wall, a ceiling or a floor of its own; a shelf or a door it does not.
function place({ specs: { outdoor, places = [] } }: FitFacts, { specs }: FitFacts): Finding {
  if (places.length > 0 && !places.some((each) => ['wall', 'ceiling', 'floor'].includes(each))) {
    return broken(() => `The screen is made for this place: ${places.join(', ')}.`);
  }
  if (!outdoor) return met(() => 'It hangs indoors.');
  if (specs.outdoor === undefined) return unknown(() => 'Whether the bracket is made for outdoors is not known.');
  return either(
    specs.outdoor,
    () => 'Both are made for outdoors.',
    () => 'The screen hangs outdoors; the bracket is made for indoors.',
  );
}

function already({ specs: { includes = [] }, screens }: FitFacts): Finding[] {
  const each = screens > 1 ? [remark(() => `One for each of the ${screens} screens.`)] : [];
  return includes.includes('bracket')
    ? [
        about(
          'in the box',
          remark(() => 'Its brackets are in the box already.'),
        ),
      ]
    : each;
}

function nounOf({ role }: FitFacts): string {
  return role === 'enclosure' ? 'enclosure' : 'bracket';
}
