import { expect, test } from 'vitest';
import { SITUATION_EXAMPLES, SITUATION_LABELS } from '#features/assistant/situations/situation-examples.ts';
import { SITUATIONS } from '#features/assistant/situations/situations.ts';
import situations from '#features/assistant/situations/taught.json' with { type: 'json' };
import told from '#features/assistant/situations/told.json' with { type: 'json' };
import topics from '#features/assistant/topics/taught.json' with { type: 'json' };
import { TOPIC_EXAMPLES } from '#features/assistant/topics/topic-examples.ts';
import { TOPIC_NAMES } from '#features/assistant/topics/topics.ts';
import { digestOfQuestions } from './taught.ts';

test.each([
  { what: 'topics', taught: topics, questions: TOPIC_EXAMPLES, labels: TOPIC_NAMES.length },
  { what: 'situations', taught: situations, questions: SITUATION_EXAMPLES, labels: SITUATION_LABELS },
])(
  'what lies in the repository was taught by the examples of today; else run node demo/teach-assistant.ts: $what',
  ({ taught, questions, labels }) => {
    expect(taught.by).toBe(digestOfQuestions(questions));
    expect(taught.labels).toBe(labels);
  },
);

test('whatever was told is of a situation that there is, or of none, and stands once', () => {
  const known = new Set(['none', ...SITUATIONS.map(({ id }) => id)]);
  expect(Object.keys(told).filter((id) => !known.has(id))).toEqual([]);
  const texts = SITUATION_EXAMPLES.map(({ text }) => text.toLowerCase());
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
