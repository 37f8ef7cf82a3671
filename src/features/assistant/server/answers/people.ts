import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { ASPECTS, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { politelyInOwnLanguage } from '#features/assistant/questions/languages.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Answerer, type Asked, DO_NOT_KNOW, NOTHING } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { answerOf, CONTACT, DELIVERY_PAGE, QUOTE_PAGE } from '../say.ts';

const SIGNUP = { label: 'Sign up', href: paths.signup };

/** How to reach a person. */
export async function answerPerson({ context, message }: Asked): Promise<AssistantAnswer> {
  const { name, phone, email, openingHours, addressLines } = await companyDetails(context.db);
  const ways = [...(phone ? [`Phone: ${phone}`] : []), ...(email ? [`E-mail: ${email}`] : [])];
  const hours = openingHours ? [`Opening hours: ${openingHours}`] : [];
  const isWhere = /\b(?:where|address|based|office|visit|post(?:al)?)\b/iu.test(message) && addressLines.length > 0;
  const holidays = /\b(?:bank holidays?|christmas|easter|new year|holidays)\b/iu.test(message);
  const isFed = /\b(?:useless|rubbish|human|no help|not a (?:ro)?bot|fed up)\b/iu.test(message);
  const reply = [
    ...(isFed ? ['I am sorry that I could not help.'] : []),
    'You can reach a person. ‘Write to a person’ takes this conversation along.',
    ...ways,
    ...hours,
    ...(holidays ? ['Whether that changes on holidays the shop does not say; write, and it waits for them.'] : []),
    ...(isWhere ? [`Address: ${[name, ...addressLines].join(', ')}`] : []),
  ].join('\n');
  return { ...NOTHING, reply, sources: [CONTACT], ways: ['person'] };
}

/** A message in another language: politely, that English is understood. */
export async function answerInOwnLanguage({ message }: Asked): Promise<AssistantAnswer | null> {
  const sentence = politelyInOwnLanguage(message);
  if (sentence === null) return null;
  const reply = [
    ...(sentence ? [sentence] : []),
    'I understand English only. Please write in English, or to a person.',
  ].join('\n');
  return { ...NOTHING, reply, sources: [CONTACT, DELIVERY_PAGE], ways: ['person'] };
}

/** What it is: an automatic assistant, whatever it is told to be. */
export const answerOfItself: Answerer = async ({ message }) => ({
  ...NOTHING,
  reply: [
    'I am an automatic assistant. I answer from what the shop knows of its products, deliveries and terms, and nothing else.',
    ...(/\b(?:code|discount|off|free|price)\b|%/iu.test(message)
      ? ['I cannot change prices or give codes; for several pieces a person makes you a quote.']
      : []),
  ].join(' '),
  sources: [CONTACT, ...(/\bcode|discount|%/iu.test(message) ? [QUOTE_PAGE] : [])],
  ways: ['person'],
});

/** What is not about the shop. */
export const answerOffTopic: Answerer = async ({ message }) =>
  message.trim().split(/\s+/u).length < 4
    ? null
    : { ...NOTHING, reply: DO_NOT_KNOW, sources: [CONTACT], ways: ['person'] };

/** Fitting: what a product brings of it, and a quote for the rest. */
export const answerFitting: Answerer = async (asked) => {
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  const own = entry ? sentencesOn(entry.product.description, ASPECTS.fitting) : [];
  return answerOf(asked.context, {
    says: [
      ...(entry && own.length > 0
        ? [`Of ${entry.product.name} its page says: ${own.map((line) => `‘${line}’`).join(' ')}`]
        : []),
      'Fitting and site surveys have no price in the shop. Tell us the place and the screens in a request for a quote, and a person answers with what it costs and when.',
    ],
    sources: [
      QUOTE_PAGE,
      ...(entry && own.length > 0 ? [{ label: entry.product.name, href: paths.product(entry.product) }] : []),
    ],
    ways: ['person'],
  });
};

/** Several at a price, a discount, a price for a project. */
export const answerQuantity: Answerer = ({ context, message }) =>
  answerOf(context, {
    says: [
      'The prices in the shop are the same for one and for many, and I cannot change them. For several, ask for a quote: a person answers with a price that binds us until its date.',
      /\b(?:charit\w*|schools?|education\w*|nhs|students?|clubs?|code|voucher|trade|resell\w*)\b/iu.test(message)
        ? 'Of prices for schools, charities, clubs or the trade, and of codes, the shop says nothing; ask in the request.'
        : null,
    ],
    sources: [QUOTE_PAGE],
    ways: ['person'],
  });

/** A quote in writing, or one that was sent. */
export const answerQuote: Answerer = ({ context, message }) =>
  answerOf(context, {
    says: [
      'Ask for a quote with what you need and how many; a person answers in writing with a price that binds us until its date.',
      /\b(?:my|our|the|accept|Q-?\d+)\b/iu.test(message)
        ? 'Your quotes, with what became of each, are in your account; the e-mail of a quote has a link to it as well. I cannot see them here.'
        : null,
    ],
    sources: [QUOTE_PAGE, { label: 'Your account', href: paths.customerDashboard }],
    withPerson: true,
  });

export const answerTradeAccount: Answerer = ({ context }) =>
  answerOf(context, {
    says: [
      'You can open an account here, and you can also order without one. Of a trade account with prices or credit of its own the shop says nothing: a person can tell you. For several pieces ask for a quote.',
    ],
    sources: [SIGNUP, QUOTE_PAGE],
    withPerson: true,
  });

// What the shop has no text about, by what it is called in the answer.
const UNSAID = {
  hire: [
    [/\b(?:hire|hiring|rent\w*|weekend|borrow)\b/iu, 'hiring'],
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
} as const satisfies Record<string, readonly (readonly [asked: RegExp, name: string])[]>;

/** What the shop says nothing about, named, and a person. */
export function answerUnsaid(topic: keyof typeof UNSAID): Answerer {
  return ({ context, message }) => {
    const named = UNSAID[topic].filter(([asked]) => asked.test(message)).map(([, name]) => name);
    return answerOf(context, {
      says: [
        `Of ${named[0] ?? 'that'} the shop says nothing, so I cannot say. A person can tell you whether there is a way.`,
      ],
      withPerson: true,
    });
  };
}

/** Another colour, a logo, a size of its own: what the page says, else a person. */
export const answerBranding: Answerer = async (asked) => {
  const meant = await productsMeant(asked, '');
  const [entry] = meant?.entries ?? [];
  const own = entry ? sentencesOn(entry.product.description, ASPECTS.colour) : [];
  const page = entry ? [{ label: entry.product.name, href: paths.product(entry.product) }] : [];
  return answerOf(asked.context, {
    says: [
      entry && own.length > 0
        ? `Of ${entry.product.name} its page says: ${own.map((line) => `‘${line}’`).join(' ')}`
        : entry && meant?.isCertain
          ? `${entry.product.name}: neither its specification nor its description says that. A person can find out.`
          : 'Of colours, prints and sizes to order the shop says nothing beyond the products’ pages. A person can tell you what is possible.',
    ],
    sources: own.length > 0 || meant?.isCertain ? page : [],
    ways: own.length === 0 ? ['person'] : [],
  });
};
