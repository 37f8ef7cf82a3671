import { asc } from 'drizzle-orm';
import type { ShopAnswer } from '#features/answers/contract.ts';
import { answers } from '#features/answers/tables.ts';
import { rememberBeside } from '#features/catalogue/server/door.ts';

/** The shop's own answers, in the order of their questions: read once and remembered until one is changed. */
export const shopAnswers = rememberBeside<readonly ShopAnswer[]>(async ({ db }) => {
  const rows = await db.select().from(answers).orderBy(asc(answers.question), asc(answers.id));
  return rows.map(present);
});

export function present({ id, question, alsoAsked, answer, version }: typeof answers.$inferSelect): ShopAnswer {
  return { id, question, alsoAsked, answer, version };
}
