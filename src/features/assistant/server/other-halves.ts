import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ASPECTS, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { sentencesOf } from '#features/assistant/shop-texts.ts';
import { SITUATIONS } from '#features/assistant/situations/situations.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { paths } from '#web/paths.ts';
import { hangingOf } from './answers/hanging.ts';
import type { Asked } from './asked.ts';
import { answerOf, PAYMENT } from './say.ts';

type Told = Pick<AssistantAnswer, 'reply' | 'sources'>;

/** One thing that is often asked beside another: how it is asked, how an answer speaks of it, and what is known of it. */
export interface OtherHalf {
  asked: RegExp;
  said: RegExp;
  /** What is told of it, of the product that the answer is about where there is one; null where nothing is known. */
  tell(asked: Asked, about: Product | null): Promise<Told | null>;
}

const WALLS = SITUATIONS.find(({ id }) => id === 'plasterboard');

/** What is told beside an answer that does not speak of it, each from its own source. */
export const OTHER_HALVES: readonly OtherHalf[] = [
  {
    asked:
      /\b(?:plaster ?board|stud (?:walls?|partitions?)|partition walls?|dry ?lin\w+|breeze ?blocks?|hollow walls?)\b/iu,
    said: /\b(?:plasterboard|studs)\b/iu,
    tell: async () => (WALLS ? { reply: WALLS.answer, sources: [] } : null),
  },
  {
    asked:
      /\b(?:hold|reserve|set aside|put by|keep back)\b.{0,30}\b(?:stock|them|it|these|goods|screens?|displays?|order|until|for (?:us|me))\b/iu,
    said: /\b(?:goods are held|held until)\b/iu,
    tell: async ({ context }) =>
      answerOf(context, {
        says: [
          'Goods are held for an order that is paid by bank transfer:',
          sentencesOf('/terms', 'payment', /\bgoods are held\b/u),
        ],
        sources: [PAYMENT],
      }),
  },
  {
    asked:
      /\b(?:somebody|someone|anyone|anybody|engineers?|you) (?:come|comes|visit|visits|call|calls)\b.{0,30}\b(?:repair|fix|mend|look)\w*\b|\bon[- ]?site (?:repair|cover|warranty|service|visit)/iu,
    said: /\bon[- ]site\b/iu,
    tell: tellOnSite,
  },
  {
    asked: /\b(?:includ\w*|comes? with|supplied with|in the price)\b[^.?!]*\b(?:brackets?|wall mounts?)\b/iu,
    said: /\bbrackets?\b/iu,
    tell: tellBracket,
  },
  {
    asked: /\bbolt(?:ed|ing|s)?\b(?: (?:it|them))?(?: down| to the (?:ground|floor))?/iu,
    said: /\b(?:bolt\w*|foundation|ballast)\b/iu,
    tell: tellFoundation,
  },
];

const ON_SITE = /[^.!?]*\bon-site warranty\b[^.!?]*[.!?]/iu;

// The terms are silent; some pages promise it.
async function tellOnSite({ snapshot }: Asked, about: Product | null): Promise<Told> {
  const promising = snapshot.entries.flatMap(({ product }) => {
    const [sentence] = ON_SITE.exec(product.description ?? '') ?? [];
    return sentence ? [{ product, sentence: sentence.trim() }] : [];
  });
  const own = promising.filter(({ product }) => product.id === about?.id);
  const [first] = own.length > 0 ? own : promising;
  const terms = 'Whether somebody comes to you to repair it the shop’s terms do not say; a person can tell you.';
  if (!first) return { reply: terms, sources: [] };
  const others = `On the page of ${first.product.name} it says: ‘${first.sentence}’`;
  return {
    reply: own.length > 0 ? others : `${terms} ${others}`,
    sources: [{ label: first.product.name, href: paths.product(first.product) }],
  };
}

async function tellBracket(asked: Asked, about: Product | null): Promise<Told | null> {
  if (!about) return null;
  const includes: readonly string[] = about.specs.includes ?? [];
  if (includes.includes('bracket')) return { reply: `Yes, ${about.name} comes with a bracket.`, sources: [] };
  const hung = await hangingOf(asked, about, 1);
  return {
    reply: [`${about.name} does not list a bracket under what it comes with.`, ...(hung ? [hung.says] : [])].join(' '),
    sources: hung ? [{ label: hung.bracket.name, href: paths.product(hung.bracket) }] : [],
  };
}

async function tellFoundation(_asked: Asked, about: Product | null): Promise<Told | null> {
  if (!about) return null;
  const [own] = sentencesOn(about.description ?? '', ASPECTS.fitting).filter((line) =>
    /bolt|foundation|base/iu.test(line),
  );
  const [line] = own
    ? [own]
    : (about.description ?? '')
        .split(/(?<=[.!?])\s+/u)
        .filter((each) => /\b(?:bolts?|foundation|ballast)\b/iu.test(each));
  return line
    ? { reply: `The page of ${about.name} says: ‘${line}’`, sources: [] }
    : {
        reply: `Of bolting it down I did not find anything on the page of ${about.name}; a person can find out.`,
        sources: [],
      };
}
