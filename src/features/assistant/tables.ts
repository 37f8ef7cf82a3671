import { pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#platform/columns.ts';
import type { Topic } from './replies.ts';

/** Replies reworded by staff; a topic without a row uses the text in `replies.ts`. */
export const assistantReplies = pgTable('assistant_replies', {
  topic: varchar('topic', { length: 20 }).$type<Topic>().primaryKey(),
  text: varchar('text', { length: 1000 }).notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
