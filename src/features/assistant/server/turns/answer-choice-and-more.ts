import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readDestination } from '#features/assistant/questions/destination.ts';
import { choiceAndMore } from '#features/assistant/turns/choice-and-more.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { JobGoods } from '../answers/job-goods.ts';
import { NOTHING } from '../asked.ts';
import { answerJobTurn } from './answer-job-turn.ts';
import { answerNextOfKind, isOfKind } from './answer-next-of-kind.ts';
import { shownOfSum, sumOfGoods } from './sum-of-goods.ts';
import type { Turn, TurnAnswer } from './turn.ts';

/** 'A smaller one, with its bracket', '55 inch, and two of them': the other product of the kind, with what goes with it, in one sum. */
export async function answerChoiceAndMore(turn: Turn): Promise<TurnAnswer | null> {
  const { asked, thread, turnWith } = turn;
  const read = choiceAndMore(asked.message);
  const [main] = thread.goods;
  if (!read || !main || asked.named.entries.length > 0) return null;
  const entry = read.inches === null ? await nextOf(turn, read.choice) : ofSize(turn, read.inches);
  if (!entry) return null;
  const goods = [{ entry, pieces: main.pieces }];
  const job = await answerJobTurn(await turnWith(read.more, { ...thread, goods, about: [entry], shown: [entry] }));
  return job ?? { answer: await withoutMore(turn, { entry, pieces: main.pieces, of: '' }, read.more) };
}

// What is not found for it is said, and the choice stands.
async function withoutMore({ asked, thread }: Turn, chosen: JobGoods, more: string): Promise<AssistantAnswer> {
  const { isFitted, isDelivered, budgetPence } = thread;
  const place = readDestination(thread.place ? `to ${thread.place}` : asked.message);
  const sum = await sumOfGoods(asked, [chosen], { isFitted, isDelivered, budgetPence, place });
  const missing = `For ${chosen.entry.product.name} I find no ‘${more.replace(/^and /u, '')}’ that I can add; a person can tell you.`;
  return { ...NOTHING, reply: [...sum, missing].join('\n'), ...shownOfSum([chosen]), ways: ['person'] };
}

async function nextOf({ asked: { snapshot }, thread, turnWith }: Turn, choice: string): Promise<CatalogueEntry | null> {
  const [main] = thread.goods;
  const about = main ? [main.entry] : thread.about;
  const next = await answerNextOfKind(await turnWith(choice, { ...thread, about }));
  const [card] = next?.answer.products ?? [];
  return (card && snapshot.byId.get(card.product.id)) ?? null;
}

// Of that size what was shown stands first, then the cheapest of the kind.
function ofSize({ asked: { snapshot }, thread: { shown, about, goods } }: Turn, inches: number): CatalogueEntry | null {
  const isSize = ({ product }: CatalogueEntry) => product.specs.screenSizeInches === inches;
  const [main] = goods;
  const family = snapshot.entries
    .filter((entry) => main && isOfKind(entry, main.entry))
    .toSorted((a, b) => a.pricePence - b.pricePence);
  return [...about, ...shown, ...family].find(isSize) ?? null;
}
