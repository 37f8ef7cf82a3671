import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import type { Amount } from '../understanding/amounts.ts';
import type { Condition } from '../understanding/conditions.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { TOUCH } from '../understanding/trade-needs.ts';
import type { Meant } from './agreement.ts';
import { popularOfKind } from './popular.ts';
import type { PriceOf } from './price-side.ts';
import { type Relaxed, relax } from './relax.ts';
import { OF_HOSTS, type Unmet } from './unmet.ts';
import { whoStates } from './who-states.ts';

// As a share of what was asked for.
const NEARLY = 0.1;

interface Read {
  meant: Meant;
  conditions: readonly Condition[];
  needs: readonly ReadNeed[];
  told: readonly ReadNeed[];
  unmet: readonly Unmet[];
  isTrade: boolean;
}

/**
 * What was read, without the facts that no product of the measures asked for has: of '32 inch, anti-glare' the size stays, and it is told that none
 * of that size states the other. What a place does to a screen, and touch, are not given up for a size.
 */
export function* withoutSofterFacts<Asked extends Read>(
  asked: Asked,
  snapshot: Snapshot,
  how: { attributes: { amounts: readonly Amount[] }; priceOf: PriceOf },
): Steps<Asked> {
  const { meant, conditions, isTrade } = asked;
  const softer = meant.stated.filter(({ need }) => !need.isOfPlace && !need.isSize && need !== TOUCH);
  const measured = conditions.filter(({ kind }) => kind !== 'stock');
  // A usual size that is no more than a number is one to a buyer of screens: 'anti-glare touch screen 65'.
  const sizes = meant.asked === null || meant.asked.isAccessory ? [] : meant.implied.filter(({ isSize }) => isSize);
  if (!isTrade) return asked;
  const isMeasured = sizes.length > 0 || measured.some(({ kind }) => kind !== 'price');
  if (!isMeasured) return yield* withoutForeignFacts(asked, softer, snapshot);
  if (softer.length === 0) return asked;
  const sized = sizes.map((need): ReadNeed => ({ need, stretches: [] }));
  const measuring = (stated: Meant['stated']): Meant => ({ ...meant, stated: [...stated, ...sized] });
  const relaxed = yield* relax(snapshot, measuring(meant.stated), conditions, how);
  if (relaxed && !relaxed.leftOut) return asked;
  const others = measuring(meant.stated.filter((fact) => !softer.includes(fact)));
  const rest = yield* relax(snapshot, others, conditions, how);
  // Better two facts and 45 kg than 50 kg and neither: of what holds screens how it does tells more than the last few kilos.
  if (meant.asked?.isAccessory && softer.length > 1 && relaxed?.missedBy !== undefined && relaxed.missedBy <= NEARLY)
    return asked;
  // Better another measure than nothing at all.
  if (!rest || (rest.leftOut && relaxed)) return asked;
  const within = [...measured, ...sizes].map(({ label }) => label).join('’ and ‘');
  const { meant: met, given } = yield* asManyAsAreMet(others, softer, (tried) =>
    relax(snapshot, tried, conditions, how),
  );
  // That it stands by itself is said of what a stand holds.
  const isOfItself = ({ need }: ReadNeed) => !meant.asked?.isAccessory || !OF_HOSTS.has(need.label);
  const isOther = (need: ReadNeed) => !given.some(({ fact }) => fact === need);
  return {
    ...asked,
    meant: { ...met, stated: met.stated.filter((fact) => !sized.includes(fact)) },
    needs: asked.needs.filter(isOther),
    told: asked.told.filter(isOther),
    unmet: [
      ...asked.unmet,
      ...given
        .filter(({ fact }) => isOfItself(fact))
        .map(({ fact: { need }, isMetAlone }): Unmet => {
          return { said: need.label, is: isMetAlone ? 'with the rest' : 'of the kind and size', within };
        }),
    ],
  };
}

// Of a 'player powered by PoE' the player stays, where only a lead carries PoE.
function* withoutForeignFacts<Asked extends Read>(
  asked: Asked,
  softer: readonly ReadNeed[],
  snapshot: Snapshot,
): Steps<Asked> {
  const { meant, told } = asked;
  if (!meant.asked?.isAccessory || meant.isAssumed || popularOfKind(snapshot, meant.asked).length === 0) return asked;
  const given: ReadNeed[] = [];
  // No flight case is made for a size of screens.
  const sizes = meant.asked.isOnly ? meant.stated.filter(({ need }) => need.isSize) : [];
  for (const fact of [...softer, ...sizes]) {
    const isOwn = told.includes(fact) || OF_HOSTS.has(fact.need.label);
    if (!isOwn && (yield* whoStates(fact.need, meant.asked, snapshot)) !== 'the kind') given.push(fact);
  }
  if (given.length === 0) return asked;
  return {
    ...asked,
    meant: { ...meant, stated: meant.stated.filter((fact) => !given.includes(fact)) },
    unmet: [...asked.unmet, ...given.map(({ need }): Unmet => ({ said: need.label, is: 'of the kind', need }))],
  };
}

type Tried = (meant: Meant) => Steps<Relaxed | null>;

// Each fact that something of the measures has, with those before it; of the others whether anything has them alone.
function* asManyAsAreMet(others: Meant, softer: readonly ReadNeed[], relaxed: Tried) {
  const given: { fact: ReadNeed; isMetAlone: boolean }[] = [];
  let meant = others;
  for (const fact of softer) {
    const all = { ...meant, stated: [...meant.stated, fact] };
    const found = yield* relaxed(all);
    if (found && !found.leftOut) meant = all;
    else {
      const alone = meant === others ? found : yield* relaxed({ ...others, stated: [...others.stated, fact] });
      given.push({ fact, isMetAlone: alone !== null && !alone.leftOut });
    }
  }
  return { meant, given };
}
