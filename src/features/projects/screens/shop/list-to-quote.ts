import { type Api, type ApiAnswer, ApiError } from '#web/api.ts';

/** The list that a request for a quote is for, and how the API is told. */
export interface ListToQuote {
  list: ApiAnswer<'GET /api/project-lists/{id}'>;
  asked: { id: number; key?: string };
}

/** The list that the address of a request for a quote names; null where it names none, or none that may be seen. */
export async function readListToQuote(api: Api, request: Request): Promise<ListToQuote | null> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('list');
  const key = searchParams.get('listKey') ?? undefined;
  if (!id) return null;
  try {
    const list = await api('GET /api/project-lists/{id}', { params: { id }, query: { key } });
    return { list, asked: { id: list.id, ...(key === undefined ? {} : { key }) } };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
