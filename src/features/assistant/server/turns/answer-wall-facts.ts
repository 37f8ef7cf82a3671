import { wallSidesIn } from '#features/assistant/questions/wall-sides.ts';
import { wallTermsAsked } from '#features/assistant/turns/wall-facts.ts';
import { readSetting } from '#features/settings/server/door.ts';
import { describeWall } from '#features/walls/describe-wall.ts';
import { designOf } from '#features/walls/server/door.ts';
import { typedIn } from '#features/walls/wall-address.ts';
import { Refusal } from '#platform/refusal.ts';
import { asksForLedWall } from '../answers/led-wall.ts';
import { NOTHING } from '../asked.ts';
import type { Turn, TurnKind } from './turn.ts';

const OF_PHASES = /\b(?:three|3|single|one|1)[- ]?phases?\b/iu;

/** 'How much power, and do I need three phase' after a wall of LED: of that wall, as the page that the answer linked describes it. */
export const answerWallFacts: TurnKind = async ({ asked: { message, context, named }, thread, askAlone }) => {
  const { wish } = thread;
  const terms = wallTermsAsked(message);
  // Other sides are another wall.
  if (wish === null || terms.length === 0 || !asksForLedWall(wish) || wallSidesIn(message) !== null) return null;
  if (named.entries.length > 0) return null;
  const [plan] = (await askAlone(wish)).sources.filter(({ href }) => href.startsWith('/led-wall?'));
  const facts = plan ? await factsOf(context, plan.href) : [];
  const told = facts.filter(({ term }) => terms.includes(term));
  if (!plan || told.length === 0) return null;
  return {
    answer: {
      ...NOTHING,
      reply: [
        'Of that wall:',
        ...told.map(
          ({ term, value, note }) =>
            `${term}: ${value}${note ? ` (${note.charAt(0).toLowerCase()}${note.slice(1)})` : ''}.`,
        ),
        ...(OF_PHASES.test(message)
          ? [
              'Those are circuits of one phase each; whether they come from one phase or are spread over three your electrician decides.',
            ]
          : []),
      ].join('\n'),
      sources: [plan],
    },
  };
};

async function factsOf(context: Turn['asked']['context'], href: string) {
  try {
    const typed = typedIn(new URL(href, 'http://localhost').searchParams);
    const { asked, design } = await designOf(context, typed);
    const { pencePerKwh } = await readSetting(context.db, 'electricity');
    return describeWall(design.plan, asked, pencePerKwh);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
