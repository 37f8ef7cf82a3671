import type { Api } from '#web/api.ts';

/** Makes the change that a form of the answers asks for; says what was done. */
export async function changeAnswers(api: Api, { intent, id = '', ...values }: Record<string, string>): Promise<string> {
  const params = { id } as { id: string };
  if (intent === 'delete-answer') {
    await api('DELETE /api/answers/{id}', { params });
    return 'Answer deleted';
  }
  const body = { question: values.question ?? '', alsoAsked: linesIn(values.alsoAsked), answer: values.answer ?? '' };
  if (intent === 'change-answer') {
    await api('PUT /api/answers/{id}', { params, body });
    return 'Answer saved';
  }
  await api('POST /api/answers', { body });
  return 'Answer added';
}

function linesIn(text = ''): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
