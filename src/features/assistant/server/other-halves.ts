import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ADVICE } from '#features/assistant/knowledge/advice.ts';
import { ASPECTS, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { sentencesOf } from '#features/assistant/shop-texts.ts';
import { SITUATIONS } from '#features/assistant/situations/situations.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { isScreen, kindNamed } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { WHO_FITS } from './answers/fitting.ts';
import { hangingOf } from './answers/hanging.ts';
import { answerVat } from './answers/invoices.ts';
import { tellLedService } from './answers/led-service.ts';
import { tellStandsOn } from './answers/stands-on.ts';
import type { Asked } from './asked.ts';
import { answerOf, CONTACT, PAYMENT, QUOTE_PAGE } from './say.ts';

type Told = Pick<AssistantAnswer, 'reply' | 'sources'>;

/** One thing that is often asked beside another: how it is asked, how an answer speaks of it, and what is known of it. */
export interface OtherHalf {
  asked: RegExp;
  said: RegExp;
  /** What is told of it, of the product that the answer is about where there is one; null where nothing is known. */
  tell(asked: Asked, about: Product | null): Promise<Told | null>;
}

const adviceCalled = (id: string): Told => {
  const advice = ADVICE.find((each) => each.id === id);
  if (!advice) throw new Error(`There is no advice ‘${id}’.`);
  return { reply: advice.answer, sources: [advice.link] };
};
const situationCalled = (id: string): Told | null => {
  const situation = SITUATIONS.find((each) => each.id === id);
  return situation ? { reply: situation.answer, sources: [] } : null;
};
const SHOWN_LIVE = '(?:football|rugby|cricket|sports?|match(?:es)?|sky|tnt|television|telly|tv|channels?)';
const OF_TELEVISION = new RegExp(
  String.raw`\blicen[cs]es?\b.*\b${SHOWN_LIVE}\b|\b${SHOWN_LIVE}\b.*\blicen[cs]es?\b`,
  'iu',
);
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
      /(?<!\b(?:arms?|brackets?|mounts?|stands?|trolleys?|poles?|walls?)\b[^.?!]{0,30})\b(?:hold|reserve|set aside|put by|keep back)\b.{0,30}\b(?:stock|them|it|these|goods|screens?|displays?|order|until|for (?:us|me))\b/iu,
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
  { asked: OF_TELEVISION, said: /\bTV licence\b/iu, tell: async () => situationCalled('live-tv') },
  {
    asked: /\b(?:includ\w*|comes? with|supplied with|in the price)\b[^.?!]*\b(?:brackets?|wall mounts?)\b/iu,
    said: /\bbrackets?\b/iu,
    tell: tellBracket,
  },
  {
    asked:
      /\b(?:which|what)\b[^.?!]*\b(?:brackets?|mounts?)\b[^.?!]*\b(?:takes?|fits?|holds?|suits?|carr(?:y|ies)|do (?:i|we) need)\b/iu,
    said: /\bbrackets?\b|\bmounts?\b(?!:)/iu,
    tell: tellBracketFor,
  },
  { asked: /\b(?:loud)?speakers?\b/iu, said: /\b(?:loud)?speakers?\b/iu, tell: tellSpeakers },
  {
    asked: /\bstand-?by\b/iu,
    said: /\bstand-?by\b/iu,
    tell: async () => {
      const { reply, sources } = adviceCalled('standby-power');
      return { reply: `What ours draw in standby no specification states. In general: ${reply}`, sources };
    },
  },
  {
    asked:
      /\b(?:with|including|inc|plus|and) (?:the |your )?(?:fitting|installation|installing)\b|(?<!\b(?:you|we|they|he|was|were|been|is|are|have|has|had|already|just|got) )\b(?:fitted|installed|put up)\b/iu,
    said: /\b(?:fitting|fit it|fitters|survey|somebody of your own)\b/iu,
    tell: async ({ context }) =>
      answerOf(context, { says: ['That is without fitting.', WHO_FITS], sources: [QUOTE_PAGE, CONTACT] }),
  },
  {
    asked:
      /\b(?:charit\w+|church|school|academy|exempt\w*)\b.*\bvat\b|\bvat\b.*\b(?:charit\w+|church|school|academy|exempt\w*|off)\b/iu,
    said: /\bVAT\b.*\b(?:rate|charge|relief|zero)|\brate in force\b/iu,
    tell: async (asked) => answerVat(asked),
  },
  {
    asked: /\b(?:packag\w+|cartons?|cardboard|polystyrene)\b/iu,
    said: /\b(?:packag\w+|cartons?)\b/iu,
    tell: async () => adviceCalled('packaging-away'),
  },
  {
    asked:
      /\bled (?:video )?(?:wall|screen|display|sign)s?\b.*\b(?:modules?|swap|from the front|serviced?|repair\w*)\b/iu,
    said: /\bmodules\b[^.]*\bcome out\b/iu,
    tell: async ({ snapshot }) => tellLedService(snapshot),
  },
  {
    asked: /\bbolt(?:ed|ing|s)?\b(?: (?:it|them))?(?: down| to the (?:ground|floor))?|\bconcrete\b|\bfoundations?\b/iu,
    said: /\b(?:bolt\w*|foundation|ballast)\b/iu,
    tell: async (asked, about) =>
      asked.named.entries.length === 0 && about?.specs.outdoor === true && about.specs.places?.includes('wall')
        ? tellStandsOn(asked.snapshot)
        : tellFoundation(asked, about),
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

const MOST_NAMED = 4;

// Which screens list speakers, and what is sold beside those that list none.
async function tellSpeakers({ snapshot }: Asked, about: Product | null): Promise<Told> {
  const all = snapshot.entries.map(({ product }) => product);
  const having = all.filter((product) => isScreen(product) && lists(product, 'speakers'));
  const names = having.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = having.length > names.length ? ` and ${having.length - names.length} more` : '';
  const isOfKind = kindNamed('speakers');
  const [pair] = all.filter((product) => isOfKind(product) && !isScreen(product));
  return {
    reply: [
      about && isScreen(about) && !lists(about, 'speakers') ? `${about.name} does not list speakers.` : '',
      names.length > 0 ? `Speakers are listed for ${names.join(', ')}${more}; for other screens none are.` : '',
      pair ? `Sold apart: ${pair.name}, ${formatPounds(toPence(pair.price))} ex VAT.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    sources: pair ? [{ label: pair.name, href: paths.product(pair) }] : [],
  };
}

function lists({ specs }: Product, part: string): boolean {
  return ((specs.includes ?? []) as readonly string[]).includes(part);
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

async function tellBracketFor(asked: Asked, about: Product | null): Promise<Told | null> {
  const hung = about ? await hangingOf(asked, about, 1) : null;
  return hung ? { reply: hung.says, sources: [{ label: hung.bracket.name, href: paths.product(hung.bracket) }] } : null;
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
