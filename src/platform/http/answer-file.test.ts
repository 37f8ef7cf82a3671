import { expect, test } from 'vitest';
import { answerFile } from './answer-file.ts';

async function* pieces(upTo: number, failAt = Number.POSITIVE_INFINITY) {
  for (let i = 0; i < upTo; i++) {
    if (i === failAt) throw new Error('the database went away');
    yield `${i};`;
  }
}

test('a name in another script, or with quotes in it, cannot break the header', async () => {
  const { headers } = await answerFile('text/csv', { filename: 'Prüfung "王"\r\n.csv', content: 'x' });
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Pr-fung------.csv"; filename*=UTF-8''Pr%C3%BCfung%20%22%E7%8E%8B%22%0D%0A.csv`,
  );
});

test('the pieces arrive in order, all of them', async () => {
  const response = await answerFile('text/csv', { filename: 'a.csv', content: pieces(3) });
  expect(await response.text()).toBe('0;1;2;');
});

test('a failure before the first piece is thrown, so that it becomes a problem', async () => {
  await expect(answerFile('text/csv', { filename: 'a.csv', content: pieces(3, 0) })).rejects.toThrow('went away');
});

test('a later failure breaks the download, so that half a file does not look complete', async () => {
  const response = await answerFile('text/csv', { filename: 'a.csv', content: pieces(3, 2) });
  await expect(response.text()).rejects.toThrow('went away');
});

test('pieces are made only when they are read', async () => {
  let made = 0;
  let isEnded = false;
  async function* counted() {
    try {
      while (true) yield `${made++};`;
    } finally {
      isEnded = true;
    }
  }
  const response = await answerFile('text/csv', { filename: 'a.csv', content: counted() });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.read();
  expect(made).toBe(2);
  await reader?.cancel();
  expect(isEnded).toBe(true);
});
