import { ASPECTS, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { paths } from '#web/paths.ts';
import type { Answerer } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { answerOf, CHECKOUT_ASKS } from '../say.ts';
import { NOT_FOUND } from './page-words.ts';

// What the shop has no text about, by what it is called in the answer.
const UNSAID = {
  hire: [
    [/\b(?:hire|hiring|rent\w*|weekend|borrow\w*|loans?|lend)\b/iu, 'hiring or lending'],
    [/\b(?:leas\w+|finance|instal?ments?|monthly|spread|0 ?%|hire purchase)\b/iu, 'leasing or payment by instalments'],
    [
      /\b(?:second[- ]?hand|used|refurb\w*|ex[- ]?demo|graded|clearance|b[- ]?stock)\b/iu,
      'used, refurbished or ex-demo goods',
    ],
    [/\b(?:buy back|part[- ]?exchange|trade[- ]?in|take my)\b/iu, 'buying back'],
  ],
  showroom: [
    [/\b(?:photos?|pictures?|videos?|examples?)\b/iu, 'such pictures beyond those on the products’ pages'],
    [/./u, 'a showroom or demonstrations'],
  ],
  supplier: [
    [/\bframeworks?\b|\bccs\b|\bcpc\b|\bcrown commercial\b|\bprocurement\b/iu, 'procurement frameworks'],
    [/\biso\b|\baccredit\w*|\bsafe ?contractor\b|\binsur\w*|\bmodern slavery\b/iu, 'accreditations and insurance'],
    [/./u, 'that'],
  ],
  paper: [
    [/\b(?:rams|risk assessment|method statement)\b/iu, 'risk assessments and method statements'],
    [/\b(?:cad|step|dwg|bim|drawings?)\b/iu, 'drawings'],
    [/\b(?:ce|ukca|certificates?|en|bs|standards?|conformity|fire|rohs|pat)\b/iu, 'certificates and test reports'],
    [/\b(?:manuals?|command|protocol|api|codes|guide|data ?sheets?)\b/iu, 'manuals, protocols and data sheets'],
    [/./u, 'that'],
  ],
  print: [[/./u, 'printing on paper, film or boards']],
  repair: [
    [/\b(?:contracts?|maintain|maintenance|servic\w+|upkeep)\b/iu, 'maintenance contracts and servicing'],
    [/./u, 'repairs of what was bought elsewhere'],
  ],
} as const satisfies Record<string, readonly (readonly [asked: RegExp, name: string])[]>;

// Of its topic, else what another topic has a name for: a contract for upkeep may be read as hiring.
function namesIn(topic: keyof typeof UNSAID, message: string): string[] {
  const namesOf = (rows: readonly (readonly [asked: RegExp, name: string])[]) =>
    rows.filter(([asked]) => asked.test(message)).map(([, name]) => name);
  const own = namesOf(UNSAID[topic]);
  if (own.length > 0) return own;
  return Object.values(UNSAID).flatMap((rows) => namesOf(rows.filter(([asked]) => asked.source !== ANYTHING)));
}

const ANYTHING = '.';

function isUnnamed(topic: keyof typeof UNSAID, message: string): boolean {
  const [name = 'that'] = namesIn(topic, message);
  return name === 'that';
}

/** What the shop says nothing about, named, and a person. */
export function answerUnsaid(topic: keyof typeof UNSAID): Answerer {
  return async ({ context, message }) => {
    const { name: shop, addressLines } = await companyDetails(context.db);
    const address =
      topic === 'showroom' && addressLines.length > 0
        ? `Goods are collected, by appointment, from ${[shop, ...addressLines].join(', ')}.`
        : null;
    // What cannot even be named is not said to be unsaid: another page may have it.
    if (isUnnamed(topic, message)) return null;
    const named = namesIn(topic, message);
    return answerOf(context, {
      says: [
        `Of ${named[0] ?? 'that'} the shop says nothing, so I cannot say. A person can tell you whether there is a way.`,
        address,
        topic === 'supplier' && /\borders?\b/iu.test(message) ? CHECKOUT_ASKS : null,
      ],
      withPerson: true,
    });
  };
}

/** Another colour, a logo, a size of its own: what the page says, else a person. */
export const answerBranding: Answerer = async (asked) => {
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  // A logo is no colour of the housing.
  const isOfPrint = /\b(?:logo|crest|brand\w*|print\w*|wrap\w*)\b/iu.test(asked.message);
  const own = entry && !isOfPrint ? sentencesOn(entry.product.description, ASPECTS.colour) : [];
  const page = entry ? [{ label: entry.product.name, href: paths.product(entry.product) }] : [];
  return answerOf(asked.context, {
    says: [
      entry && own.length > 0
        ? `Of ${entry.product.name} its page says: ${own.map((line) => `‘${line}’`).join(' ')}`
        : entry && meant?.isCertain && !isOfPrint
          ? `${entry.product.name}: ${NOT_FOUND}`
          : 'Of colours, prints and sizes to order the shop says nothing beyond the products’ pages. A person can tell you what is possible.',
    ],
    sources: own.length > 0 || meant?.isCertain ? page : [],
    ways: own.length === 0 ? ['person'] : [],
  });
};
