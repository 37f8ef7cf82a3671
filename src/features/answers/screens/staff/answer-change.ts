import type { ShopAnswer } from '#features/answers/contract.ts';
import type { Api } from '#web/api.ts';

/** What a form of the answers did, and the answer as it is stored now. */
export interface AnswerChanged {
  done: string;
  saved?: ShopAnswer;
}

/** Makes the change that a form of the answers asks for. */
export async function changeAnswers(api: Api, form: Record<string, string>): Promise<AnswerChanged> {
  const { intent, id = '', ...values } = form;
  const params = { id } as { id: string };
  const seen = { version: Number(values.version) || undefined };
  if (intent === 'delete-answer') {
    await api('DELETE /api/answers/{id}', { params, query: seen });
    return { done: 'Answer deleted' };
  }
  const body = { question: values.question ?? '', alsoAsked: linesIn(values.alsoAsked), answer: values.answer ?? '' };
  if (intent === 'change-answer') {
    const saved = await api('PUT /api/answers/{id}', { params, body: { ...body, ...seen } });
    return { done: 'Answer saved', saved };
  }
  return { done: 'Answer added', saved: await api('POST /api/answers', { body }) };
}

function linesIn(text = ''): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
