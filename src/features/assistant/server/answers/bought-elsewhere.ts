import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { Asked } from '../asked.ts';
import { answerOf } from '../say.ts';

const SELLERS =
  '(?:amazon|e-?bay|currys|argos|john lewis|costco|ali ?express|alibaba|facebook|gumtree|vinted|(?:another|a different) (?:shop|seller|dealer|supplier|firm|company)|some(?:one|body) else|elsewhere|a mate|a friend)';
const BOUGHT_ELSEWHERE = new RegExp(
  String.raw`\b(?:bought|ordered|purchased|got|had|came|comes|is|was)\b[^.?!]{0,30}\b(?:off|from|through|via|on|at) ${SELLERS}\b|\b(?:bought|ordered|purchased|got) (?:it|them|this|one|mine|ours) (?:second[- ]?hand|elsewhere|somewhere else)\b|\b(?:didn[’']?t|did not|haven[’']?t|not) (?:buy|bought|get|order) (?:it|them|this|one|mine) (?:off|from) you\b`,
  'iu',
);
const IS_CLAIM =
  /\b(?:cover(?:ed)?|warrant(?:y|ies)|guarantees?|faulty|fault|broken?|broke|dead|died|went black|gone black|blank|cracked|repair\w*|replace\w*|refund\w*|returns?|send it back|claim\w*|(?:won[’']?t|doesn[’']?t|not) (?:turn|switch|come|work)\w*)\b/iu;

/** A claim for what another seller sold: our warranty and returns are terms of orders in this shop, and promise nothing for it. */
export async function answerBoughtElsewhere({ context, message, mind }: Asked): Promise<AssistantAnswer | null> {
  if (!BOUGHT_ELSEWHERE.test(message) || !IS_CLAIM.test(`${mind.before ?? ''} ${message}`)) return null;
  return answerOf(context, {
    says: [
      'Then ask whoever sold it to you: what you bought from another seller is their sale, and they need their own order number. Our warranty and our returns are terms of what is ordered in this shop.',
      'Whether anything of ours holds for it beside that, our pages do not say; a person can tell you.',
    ],
    withPerson: true,
  });
}
