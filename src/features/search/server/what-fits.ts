import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { Steps } from '#platform/steps.ts';
import {
  type FitQuestion,
  fitQuestionsIn,
  questionBefore,
  questionOfCode,
  relationSaid,
} from '../understanding/fit-question.ts';
import { makesIn } from '../understanding/makes.ts';
import type { IndexInForce } from './current-index.ts';
import { judgedFor, type WhatFits } from './judge-hosts.ts';
import { productsNamedBy } from './named-product.ts';
import { sentenceRead } from './read-once.ts';

const CODES = /[\p{L}\d]+(?:-[\p{L}\d]+)+|(?<![\p{L}\d])(?=\p{L}*\d)(?=\d*\p{L})[\p{L}\d]{4,}(?![\p{L}\d])/giu;
const HOLDS = /(?<![\p{L}])(?:mounts?|brackets?|hangers?)(?![\p{L}])/iu;
const STORAGE =
  /(?<![\p{L}\d])(?:usb|memory|flash|thumb|pen|sd|micro ?sd)[ -](?:sticks?|drives?|keys?|cards?)(?![\p{L}\d])/iu;
const OWNED = /(?<![\p{L}\d])(?:my|our|existing|own|old)(?![\p{L}\d])/iu;

/**
 * What fits the product that a sentence names, judged by the engine of what fits. Null where it names none, or where what is asked
 * for has nothing to do with it. Costs as much as there are products that can have something to do with it.
 */
export function* whatFits(q: string, snapshot: Snapshot, inForce: IndexInForce): Steps<WhatFits | null> {
  const { fits } = inForce;
  if (!fits || q.length < 5) return null;
  const coded = (q.match(CODES) ?? []).flatMap((code) => {
    const entry = snapshot.bySku.get(code) ?? snapshot.bySku.get(code.toUpperCase());
    return entry ? [{ question: questionOfCode(q, code), entry }] : [];
  });
  // A list of part numbers asks for these.
  if (coded.length > 1) return null;
  const [byCode] = coded;
  if (byCode) return yield* judgedFor(byCode.question, [byCode.entry], q, fits);
  for (const question of questionsIn(q)) {
    const named = yield* productsNamedBy(question.host, snapshot, inForce);
    // What a visitor has is not ours for being of such a kind.
    if (!named || (!named.isNamed && isOfTheVisitor(q.slice(question.from, question.to)))) continue;
    const judged = yield* judgedFor(question, named.entries, q, fits);
    if (judged) return judged;
  }
  return null;
}

// 'Our 65' and '65 inch Samsung' are there already, and so is what pictures are brought on.
const isOfTheVisitor = (host: string) => OWNED.test(host) || STORAGE.test(host) || makesIn(host).length > 0;

function* questionsIn(q: string): Generator<FitQuestion> {
  for (const question of fitQuestionsIn(q)) {
    const asked = sentenceRead(question.rest).asked;
    const isOfAccessory = asked?.isAccessory === true && !asked.isOnly;
    // 'Screen for reception' would cost every such sentence a look at the names.
    if (isOfAccessory || (question.isFit && relationSaid(q) !== null)) yield question;
  }
  const { asked, saidAs } = sentenceRead(q);
  const before = asked?.isAccessory ? questionBefore(q, saidAs) : null;
  // A 'menu board mount, three screens, ceiling' is itself what holds.
  if (before && !HOLDS.test(before.host)) yield before;
}
