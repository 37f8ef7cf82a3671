import { data } from 'react-router';
import { type AnswerChanged, changeAnswers } from '#features/answers/screens/staff/answer-change.ts';
import { TOPICS, type Topic } from '#features/assistant/replies.ts';
import { type Api, ApiError } from '#web/api.ts';

type Values = Record<string, string>;

/** The forms of synonyms, rules, answers and replies. */
export async function teachingAction(api: Api, request: Request) {
  const form = await request.formData();
  const values = readTaught(form);
  try {
    const changed = await change(api, values);
    return typeof changed === 'string' ? { done: changed } : changed;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.problem) throw error;
    return data({ problem: error.problem, values }, { status: error.status });
  }
}

async function change(api: Api, { intent, id = '', ...values }: Values): Promise<string | AnswerChanged> {
  const body = { terms: termsIn(values.terms), oneWay: values.oneWay === 'true' };
  const params = { id } as { id: string };
  switch (intent) {
    case 'add-synonym':
      await api('POST /api/search/synonyms', { body });
      return 'Words added';
    case 'change-synonym':
      await api('PUT /api/search/synonyms/{id}', { params, body });
      return 'Words saved';
    case 'delete-synonym':
      await api('DELETE /api/search/synonyms/{id}', { params });
      return 'Words deleted';
    case 'add-rule':
      await api('POST /api/search/rules', { body: ruleIn(values) });
      return 'Rule added';
    case 'delete-rule':
      await api('DELETE /api/search/rules/{id}', { params });
      return 'Rule deleted';
    case 'add-answer':
    case 'change-answer':
    case 'delete-answer':
      return changeAnswers(api, { intent, id, ...values });
    default:
      await api('PUT /api/assistant/replies/{topic}', {
        params: { topic: TOPICS.find((topic) => topic === values.topic) ?? ('' as Topic) },
        body: { text: values.text ?? '' },
      });
      return 'Reply saved';
  }
}

function ruleIn({ query = '', productId, effect }: Values) {
  return { query, productId: Number(productId) || 0, effect: effect as 'pin' | 'hide' };
}

function termsIn(text = ''): string[] {
  return text
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter(Boolean);
}

/** The fields of a form by name. */
export function readTaught(form: FormData): Values {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
