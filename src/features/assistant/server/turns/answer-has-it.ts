import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { askedPart } from '#features/assistant/turns/has-it.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { paths } from '#web/paths.ts';
import { sentencesLike } from '../answers/page-words.ts';
import { NOTHING } from '../asked.ts';
import { tellingWords } from '../meant-products.ts';
import type { TurnKind } from './turn.ts';

const MOST_OTHERS = 2;
// Pages of its category that are read for it; a large shop has thousands.
const MOST_READ = 400;

/** 'Has it a spirit level': the sentence of its page that names it; else that it is not found there, and on which page of its kind it is. */
export const answerHasIt: TurnKind = async ({ asked, thread: { about } }) => {
  const { message, named } = asked;
  const [first] = about;
  const part = askedPart(message);
  if (!first || !part || named.entries.length > 0 || everyToken(tellingWords(part)).length === 0) return null;
  // A bracket or a player is on the list of what it comes with.
  if (nounPhrasesIn(part).length > 0) return null;
  const own = saysOf(first, part);
  const near = own ? undefined : sentencesLike(first.product, part)[0];
  const others =
    own || near
      ? []
      : asked.snapshot.entries
          .filter((entry) => entry !== first && entry.product.category === first.product.category)
          .slice(0, MOST_READ)
          .flatMap((entry) => {
            const says = saysOf(entry, part);
            return says ? [{ entry, says }] : [];
          })
          .slice(0, MOST_OTHERS);
  const { name } = first.product;
  return {
    answer: {
      ...NOTHING,
      reply: [
        own
          ? `${name}. Its page says: ‘${own}’`
          : `Of ‘${part}’ I did not find anything on the page of ${name}; a person can find out.`,
        ...(near ? [`What comes nearest there: ‘${near}’`] : []),
        ...others.map(({ entry, says }) => `The page of ${entry.product.name} names it: ‘${says}’`),
      ].join('\n'),
      sources: [first, ...others.map(({ entry }) => entry)].map(({ product }) => ({
        label: product.name,
        href: paths.product(product),
      })),
      ways: own ? [] : ['person'],
    },
  };
};

// All that the part is called stands in one sentence.
function saysOf({ product }: CatalogueEntry, part: string): string | undefined {
  return sentencesLike(product, part, everyToken(tellingWords(part)).length)[0];
}
