import { specRow } from '#features/catalogue/spec-rows.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

const ASKS_INPUT =
  /\bhdmi[- ]?(?:in|inputs?)\b(?! (?:the|a|an|our|my|your|each|which|what)\b)|\binputs? (?:for|of) hdmi\b/iu;
const OF_PLAYERS = /\b(?:media )?players?\b/iu;
// A player inside a screen is beside that screen's own inputs.
const OF_SCREENS = /\b(?:screens?|displays?|boards?|tvs?|monitors?|built[- ]in)\b/iu;
const SAYS_INPUT = /\binputs?\b/iu;
const OF_PICTURE = /\b4 ?k\b|\buhd\b|\bresolution\b|\b(?:60|120) ?hz\b|\b4 ?k ?60\b/iu;
const OF_RATE = /\b(?:60|120) ?(?:hz|fps|p)\b|\b4 ?k ?60\b/iu;
const MOST_NAMED = 3;
const SAYS_RATE = /\b(?:60|120) ?(?:hz|fps|pictures a second)\b/iu;

/** 'Players with HDMI in': HDMI of a player is where its picture goes out, and an input is only claimed where a page names one. */
export async function answerInputOfPlayers({ snapshot, message }: Asked) {
  if (!ASKS_INPUT.test(message) || !OF_PLAYERS.test(message) || OF_SCREENS.test(message)) return null;
  const isPlayer = kindNamed('media player');
  const players = snapshot.entries.map(({ product }) => product).filter((product) => isPlayer(product));
  const told = players.map(({ description, specs }) => `${description} ${Object.values(specs).flat().join(' ')}`);
  if (players.length === 0 || told.some((text) => SAYS_INPUT.test(text))) return null;
  const pictures = players.slice(0, MOST_NAMED).flatMap(({ name, specs }) => {
    const row = specRow(specs, 'resolution');
    return row ? [`${name}: ${row.value}`] : [];
  });
  const isRateUnsaid = OF_RATE.test(message) && !told.some((text) => SAYS_RATE.test(text));
  return {
    ...NOTHING,
    reply: [
      `No player of ours states an input for HDMI: the HDMI that a player lists is its output, to the screen.`,
      ...(OF_PICTURE.test(message) && pictures.length > 0
        ? [
            `The pictures that ${players.length > MOST_NAMED ? 'the first of them' : 'they'} give: ${pictures.join('; ')}.`,
          ]
        : []),
      ...(isRateUnsaid
        ? ['How many pictures a second they give, 60 or fewer, stands on none of their pages; a person can find out.']
        : []),
    ].join('\n'),
    sources: players.slice(0, MOST_NAMED).map((product) => ({ label: product.name, href: paths.product(product) })),
    ways: ['person' as const],
  };
}
