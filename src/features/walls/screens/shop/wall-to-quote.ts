import { redirect } from 'react-router';
import { typedIn, wallSearch } from '#features/walls/wall-address.ts';
import { type Api, type ApiAnswer, ApiError } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { queryOf } from './add-wall.ts';

/** The goods of a wall, and the address that opens it again. */
export interface WallToQuote {
  plan: string;
  lines: ApiAnswer<'GET /api/led-wall'>['plan']['lines'];
  total: string;
  totalIncVat: string;
}

/** The wall that a request for a quote is for; null where it names none. One that cannot be leads to its page, which says why. */
export async function readWallToQuote(api: Api, request: Request): Promise<WallToQuote | null> {
  const named = new URL(request.url).searchParams.get('wall');
  if (!named) return null;
  const typed = typedIn(new URLSearchParams(named));
  const address = paths.ledWall(wallSearch(typed));
  try {
    const { plan } = await api('GET /api/led-wall', { query: queryOf(typed) });
    return { ...plan, plan: address };
  } catch (error) {
    if (error instanceof ApiError) throw redirect(address);
    throw error;
  }
}
