import { type CatalogueEntry, catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import { readSetting } from '#features/settings/server/door.ts';
import { yearlyKwh, yearlyPence } from '#features/viewing/running.ts';
import type { AppContext } from '#platform/app-context.ts';
import { toDecimal } from '#values/money.ts';
import type { Answers } from '../answers.ts';
import type { GuideAnswer, JudgedProduct } from '../contract.ts';
import { AXES, type JudgedScreen, judgeScreen } from '../judge-screen.ts';
import type { ScreenFacts } from '../screen-facts.ts';
import { byStockAndPrice, chooseSuits } from './choose-suits.ts';
import { type ScreenIndex, screenFactsOf, screenIndexOf } from './screen-index.ts';
import { whyNothing } from './why-nothing.ts';

const MOST_NEAREST = 3;
const MOST_UNKNOWN = 3;

/** One screen with what was found of it. */
export interface Candidate {
  entry: CatalogueEntry;
  facts: ScreenFacts;
  judged: JudgedScreen;
}

/** The screens that do what was answered, or why none does. Judges every screen once, and words only those that are shown. */
export async function findScreens(context: AppContext, answers: Answers, askedId: number | null): Promise<GuideAnswer> {
  const [snapshot, { pencePerKwh }] = await Promise.all([
    catalogueOf(context).current(),
    readSetting(context.db, 'electricity'),
  ]);
  const index = screenIndexOf(snapshot);
  const all = judgeAll(snapshot, index, answers);
  const present = (candidate: Candidate) => presentJudged(candidate, answers, pencePerKwh);

  const { whole, isMore, unheld } = await chooseSuits(context, snapshot, index, { all, place: answers.place });
  const suits = whole.map(({ bundle, ...candidate }) => ({ ...present(candidate), bundle }));
  const asked = askedOf(snapshot, askedId, answers);
  const here = all.filter(({ judged }) => judged.found.place.is === 'met');
  return {
    ...{ pencePerKwh, suits, isMore },
    nothing: suits.length > 0 ? null : whyNothing(here, answers, unheld),
    nearest: nearestOf(here).map(present),
    unknown: here
      .filter(({ judged }) => judged.verdict === 'not known')
      .sort(byStockAndPrice)
      .slice(0, MOST_UNKNOWN)
      .map(present),
    asked: asked && present(asked),
  };
}

function judgeAll({ byId }: Snapshot, { screens }: ScreenIndex, answers: Answers): Candidate[] {
  return screens.flatMap(({ id, facts }) => {
    const entry = byId.get(id);
    return entry ? { entry, facts, judged: judgeScreen(facts, answers) } : [];
  });
}

function askedOf({ byId }: Snapshot, id: number | null, answers: Answers): Candidate | null {
  const entry = id === null ? undefined : byId.get(id);
  const facts = entry && screenFactsOf(entry.product);
  return entry && facts ? { entry, facts, judged: judgeScreen(facts, answers) } : null;
}

// Those that break the fewest rules; of the same number those that lack least.
function nearestOf(here: readonly Candidate[]): Candidate[] {
  const brokenOf = ({ judged }: Candidate) => AXES.filter((axis) => judged.found[axis].is === 'broken').length;
  const lackedBy = ({ judged }: Candidate) => AXES.reduce((sum, axis) => sum + judged.found[axis].lacks, 0);
  return here
    .filter(({ judged }) => judged.verdict === 'refused')
    .map((candidate) => ({ candidate, broken: brokenOf(candidate), lacks: lackedBy(candidate) }))
    .sort((a, b) => a.broken - b.broken || a.lacks - b.lacks || byStockAndPrice(a.candidate, b.candidate))
    .slice(0, MOST_NEAREST)
    .map(({ candidate }) => candidate);
}

const SHOWN = { suits: 'met', refused: 'broken', 'not known': 'unknown' } as const;

function presentJudged({ entry, facts, judged }: Candidate, { hours }: Answers, pencePerKwh: number): JudgedProduct {
  const { verdict, found, picture, farthestMetres, contrast } = judged;
  const { watts } = facts;
  return {
    product: entry.product,
    verdict,
    reasons: AXES.map((axis) => found[axis])
      .filter(({ is }) => is === SHOWN[verdict])
      .map(({ say }) => say()),
    isUpright: picture?.isUpright ?? false,
    pictureMm: picture && { width: Math.round(picture.widthMm), height: Math.round(picture.heightMm) },
    ...{ farthestMetres, contrast },
    nits: facts.nits ?? null,
    rating: facts.rating ?? null,
    kwh: watts === undefined ? null : yearlyKwh(watts, hours),
    yearlyCost: watts === undefined ? null : toDecimal(yearlyPence(watts, hours, pencePerKwh)),
  };
}
