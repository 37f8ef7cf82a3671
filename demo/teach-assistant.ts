// Teaches the assistant its topics and situations: run `node demo/teach-assistant.ts` when their examples were changed. It writes
// `topics/taught.json` and `situations/taught.json`, which lie in the repository so that no build and no process of a shop spends minutes on
// them. With `--directions` it also finds anew on which directions the encoder's vectors of questions differ most.
import fs from 'node:fs';
import { meaningFrom } from '#features/assistant/meaning/meaning-from.ts';
import { digestOfQuestions, type Labelled, type Taught } from '#features/assistant/meaning/taught.ts';
import { SITUATION_EXAMPLES, SITUATION_LABELS } from '#features/assistant/situations/situation-examples.ts';
import { featuresOf } from '#features/assistant/topics/features.ts';
import { TOPIC_EXAMPLES } from '#features/assistant/topics/topic-examples.ts';
import { TOPIC_NAMES } from '#features/assistant/topics/topics.ts';
import { learn } from '#platform/learn.ts';
import { packed } from '#platform/packed-learnt.ts';
import { atOnce } from '#platform/steps.ts';
import { withoutRarePairs } from '#platform/without-rare-pairs.ts';
import { encodedOnce } from './word-vectors/encoded-once.ts';
import { writeDirections } from './word-vectors/write-directions.ts';

const ROOM = 'src/features/assistant';

const encoded = await encodedOnce([...TOPIC_EXAMPLES, ...SITUATION_EXAMPLES].map(({ text }) => text));
if (process.argv.includes('--directions')) {
  writeDirections(`${ROOM}/meaning/main-directions.json`, [...encoded.values()]);
  console.log('The directions are new: run it again without --directions.');
} else {
  write(`${ROOM}/topics/taught.json`, TOPIC_EXAMPLES, TOPIC_NAMES.length);
  write(`${ROOM}/situations/taught.json`, SITUATION_EXAMPLES, SITUATION_LABELS);
}

function write(file: string, questions: readonly Labelled[], labels: number): void {
  const examples = questions.map(({ text, label }) => {
    const vector = encoded.get(text);
    return { labels: [label], features: featuresOf(text), meaning: vector ? meaningFrom(text, vector) : null };
  });
  const learnt = atOnce(learn(withoutRarePairs(examples), { labels, each: 'one' }));
  const taught: Taught = { by: digestOfQuestions(questions), labels, ...packed(learnt) };
  fs.writeFileSync(file, `${JSON.stringify(taught, null, 2)}\n`);
  console.log(`${file}: ${questions.length} questions`);
}
