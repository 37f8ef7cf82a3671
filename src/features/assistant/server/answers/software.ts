import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { kindNamed } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import type { Answerer, Asked } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { answerOf } from '../say.ts';
import { inGeneral } from './trade.ts';

const OF_CONTENT = /\b(?:software|browser|schedul\w*|dayparts?|menu in|content|templates?|licen[cs]e|calendar)\b/iu;
const MOST_PIECES = 999;

/** What shows are planned with: the software that the shop sells, its price for as many as are asked for, and what a named product says of it. */
export const answerSoftware: Answerer = async (asked) => {
  const [licence] = licencesIn(asked);
  const meant = await productsMeant(asked, '');
  const own = meant?.isCertain ? meant.entries.filter((entry) => entry !== licence) : [];
  if (!licence && own.length === 0) return null;
  const general = inGeneral(asked.message);
  const answer = await answerOf(asked.context, {
    says: [
      ...(general ? [general.reply] : []),
      ...own.flatMap(onItsPage),
      ...(licence ? licenceLines(licence, asked) : []),
    ],
    sources: [...[...own, ...(licence ? [licence] : [])].map(pageOf), ...(general?.sources ?? [])],
    ways: licence ? [] : ['person'],
  });
  return { ...answer, products: cardsOf(licence, 'What screens are planned with.'), total: licence ? 1 : 0 };
};

/** Menus and pictures made for a buyer: nothing is said of it; what one makes them with is. */
export const answerContent: Answerer = async (asked) => {
  const [licence] = licencesIn(asked);
  const meant = await productsMeant(asked, '');
  const own = meant?.isCertain ? meant.entries.flatMap(onItsPage) : [];
  const answer = await answerOf(asked.context, {
    says: [
      'Of designing menus, pictures or films for you the shop says nothing, so I cannot say. A person can tell you whether there is a way.',
      ...own,
      licence ? `To make them yourself there is ${licence.product.name}: ${pagesWords(licence)}` : null,
    ],
    sources: licence ? [pageOf(licence)] : [],
    withPerson: true,
  });
  return { ...answer, products: cardsOf(licence, 'To make and plan what is shown.'), total: licence ? 1 : 0 };
};

function licenceLines(licence: CatalogueEntry, { message, mind }: Asked): string[] {
  const { product } = licence;
  const pieces = Math.min(MOST_PIECES, Math.max(screensIn(message), 1));
  const [ex, inc] = [toPence(product.price), toPence(product.priceIncVat)];
  const of = (pence: number) => formatPounds(pence);
  return [
    `${product.name}: ${pagesWords(licence)}`,
    `It is ${of(ex)} ex VAT, ${of(inc)} including VAT.`,
    pieces > 1 ? `${pieces} of it are ${of(ex * pieces)} ex VAT, ${of(inc * pieces)} including VAT.` : '',
    mind.shown.length > 0 || pieces > 1
      ? ''
      : 'Whether a screen needs it depends on how you make your pictures: what a screen brings its page says under ‘Comes with’.',
  ].filter(Boolean);
}

function screensIn(message: string): number {
  const said =
    /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:screens?|displays?|boards?|tvs?)\b/iu.exec(
      message,
    )?.[1];
  return said ? piecesIn(`${said} of them`) : piecesIn(message);
}

function pagesWords({ product }: CatalogueEntry): string {
  return `its page says: ‘${product.description ?? ''}’`;
}

function onItsPage({ product }: CatalogueEntry): string[] {
  const said = (product.description ?? '').split(/(?<=[.!?])\s+/u).filter((line) => OF_CONTENT.test(line));
  return said.length > 0 ? [`Of ${product.name} its page says: ${said.map((line) => `‘${line}’`).join(' ')}`] : [];
}

function pageOf({ product }: CatalogueEntry) {
  return { label: product.name, href: paths.product(product) };
}

function cardsOf(licence: CatalogueEntry | undefined, reason: string): AssistantAnswer['products'] {
  return licence ? [{ product: licence.product, reason }] : [];
}

/** The licences that the shop sells, the cheapest first. */
export function licencesIn({ snapshot }: Pick<Asked, 'snapshot'>): CatalogueEntry[] {
  const isSoftware = kindNamed('software');
  return snapshot.entries.filter(({ product }) => isSoftware(product)).sort((a, b) => a.pricePence - b.pricePence);
}
