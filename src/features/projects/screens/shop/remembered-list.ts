import type { ProjectList } from '#features/projects/contract.ts';
import { LIST_COOKIE } from '#features/projects/remembered-list.ts';
import { type Api, ApiError } from '#web/api.ts';

const COOKIE = new RegExp(`(?:^|; )${LIST_COOKIE}=(\\d{1,9})\\.([\\w-]{43})(?:;|$)`);

/** The list that a guest's browser goes on with. */
export interface RememberedList {
  list: ProjectList;
  key: string;
}

/** Reads the list that this browser remembers; null where there is none any more, or an account has it. */
export async function rememberedList(api: Api, request: Request): Promise<RememberedList | null> {
  const [, id, key] = COOKIE.exec(request.headers.get('cookie') ?? '') ?? [];
  if (!id || !key) return null;
  try {
    return { list: await api('GET /api/project-lists/{id}', { params: { id }, query: { key } }), key };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
