import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { AnswerBody, SeenAnswer, ShopAnswer } from '#features/answers/contract.ts';
import { MOST_ANSWERS } from '#features/answers/limits.ts';
import { answers } from '#features/answers/tables.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { changeBeside } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { present } from './shop-answers.ts';

type Row = typeof answers.$inferSelect;

export function addAnswer(context: AppContext, body: AnswerBody, actorId: number): Promise<ShopAnswer> {
  return change(context, async (tx, at) => {
    const [had] = await tx.select({ answers: count() }).from(answers);
    if ((had?.answers ?? 0) >= MOST_ANSWERS)
      throw refuse('conflict', `A shop can have at most ${MOST_ANSWERS} answers.`);
    await refuseTwice(tx, body);
    const [row] = await tx
      .insert(answers)
      .values({ ...worded(body), changedAt: at })
      .returning();
    if (!row) throw new Error('The answer was not written.');
    await recordChange(tx, { ...changeOf(row, actorId, 'created'), before: null, after: describe(row) }, at);
    return present(row);
  });
}

export function changeAnswer(
  context: AppContext,
  id: number,
  body: AnswerBody & SeenAnswer,
  actorId: number,
): Promise<ShopAnswer> {
  return change(context, async (tx, at) => {
    const before = await asSeen(tx, id, body);
    await refuseTwice(tx, body, id);
    const values = { ...worded(body), changedAt: at, version: before.version + 1 };
    const [row] = await tx.update(answers).set(values).where(eq(answers.id, id)).returning();
    if (!row) throw noSuchAnswer();
    const states = { before: describe(before), after: describe(row) };
    await recordChange(tx, { ...changeOf(row, actorId, 'changed'), ...states }, at);
    return present(row);
  });
}

export async function removeAnswer(context: AppContext, id: number, seen: SeenAnswer, actorId: number): Promise<void> {
  await change(context, async (tx, at) => {
    const row = await asSeen(tx, id, seen);
    await tx.delete(answers).where(eq(answers.id, id));
    await recordChange(tx, { ...changeOf(row, actorId, 'deleted'), before: describe(row), after: null }, at);
  });
}

// One change at a time: the number of answers and that no question stands twice are judged before it.
function change<Value>(context: AppContext, write: (tx: Transaction, at: Date) => Promise<Value>): Promise<Value> {
  return changeBeside(context, async (tx) => {
    await tx.execute(sql`lock table ${answers} in share row exclusive mode`);
    return write(tx, context.clock.now());
  });
}

/** The answer as the owner saw it. What it says by now goes with the refusal, so that nobody writes over words unread. */
async function asSeen(tx: Transaction, id: number, { version }: SeenAnswer): Promise<Row> {
  const [row] = await tx.select().from(answers).where(eq(answers.id, id));
  if (!row) throw noSuchAnswer();
  if (version === undefined || version === row.version) return row;
  throw refuse('stale_version', 'Somebody else changed this answer meanwhile. What you typed is kept.', {
    extra: { now: present(row) },
  });
}

async function refuseTwice(tx: Transaction, { question }: AnswerBody, id = 0): Promise<void> {
  const same = and(eq(sql`lower(${answers.question})`, sql`lower(${question})`), ne(answers.id, id));
  const [twin] = await tx.select({ id: answers.id }).from(answers).where(same);
  if (twin) throw refuseFields({ question: ['This question has an answer already. Change that one instead.'] });
}

// A wording that repeats the question or another one adds nothing.
function worded({ question, alsoAsked, answer }: AnswerBody): AnswerBody {
  const byWords = new Map([question, ...alsoAsked].map((each) => [each.toLowerCase(), each] as const));
  byWords.delete(question.toLowerCase());
  return { question, alsoAsked: [...byWords.values()], answer };
}

function describe({ question, alsoAsked, answer }: Row) {
  return { question, alsoAsked: alsoAsked.join('\n'), answer };
}

function changeOf({ id }: Row, actorId: number, verb: string) {
  return { actorId, action: `answer.${verb}`, recordType: 'answer', recordId: id };
}

function noSuchAnswer() {
  return refuse('not_found', 'There is no such answer. Somebody may have deleted it.');
}
