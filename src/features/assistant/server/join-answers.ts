import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { REPLIES } from '#features/assistant/replies.ts';
import { CANNOT_PROMISE_FIT, DO_NOT_KNOW, WHICH_ONE } from './asked.ts';
import { handedOver } from './handed-over.ts';
import { tellingWords } from './meant-products.ts';
import { saidOnce } from './said-once.ts';

export interface Answered {
  question: string;
  answer: AssistantAnswer;
}

const MOST_CARDS = 3;

/** One message of the answers to its questions: said once each, with all their sources, and the first cards. */
export function joinAnswers(answered: readonly Answered[]): AssistantAnswer {
  const [only] = answered;
  if (!only) throw new Error('There is no answer to join: every message has at least one question.');
  if (answered.length === 1) return only.answer;
  const told = answered.filter(({ answer }) => !isNoAnswer(answer));
  const [first = only] = told;
  // 'And do we need one' is part of the question before.
  const untold = told.length === 0 ? [] : answered.filter((each) => isNoAnswer(each.answer) && asksMore(each.question));
  const said = [
    ...saidOnce((told.length > 0 ? told : [only]).map(({ answer }) => answer.reply)),
    ...untold.map(({ question }) => handedOver(question.replace(/[.?!]+$/u, ''))),
  ];
  const sources = told.flatMap(({ answer }) => answer.sources);
  const thread = told.find(({ answer }) => answer.thread)?.answer.thread;
  const { products, total, search } = (told.find(({ answer }) => answer.products.length > 0) ?? first).answer;
  return {
    reply: said.join('\n\n'),
    ...{ products: products.slice(0, MOST_CARDS), total, search },
    sources: sources.filter(({ href }, at) => sources.findIndex((each) => each.href === href) === at),
    ...(thread ? { thread } : {}),
    orders: told.flatMap(({ answer }) => answer.orders),
    ways: [
      ...new Set([
        ...first.answer.ways,
        ...told.flatMap(({ answer }) => answer.ways),
        ...(untold.length > 0 ? ['person' as const] : []),
      ]),
    ],
  };
}

function isNoAnswer({ reply }: AssistantAnswer): boolean {
  return (
    reply === DO_NOT_KNOW || reply === REPLIES.other || reply === WHICH_ONE || reply.startsWith(CANNOT_PROMISE_FIT)
  );
}

function asksMore(question: string): boolean {
  return tellingWords(question) !== '';
}
