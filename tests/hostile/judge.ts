import type { Role } from './callers.ts';

/** What came back. */
export interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Reads an answer whole; of a stream, which would go on, only that it began. */
export async function answerOf(response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) await response.body?.cancel();
  const text = type.startsWith('text/event-stream') ? '' : await response.text();
  return { status: response.status, type, text };
}

/** What is wrong with the answer to a hostile call of the API; nothing if it is a success or a refusal in a sentence. */
export function wrongWithCall({ status, type, text }: Answer): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status < 400) return null;
  if (!type.startsWith('application/problem+json')) return `answered ${status} as ${type || 'nothing'}`;
  if (tellsTooMuch(text)) return `tells too much: ${text.slice(0, 200)}`;
  return isSentence((JSON.parse(text) as { detail?: unknown }).detail) ? null : `says ${text.slice(0, 200)}`;
}

/** The same where a page or a sentence will do. */
export function wrongWithTarget(answer: Answer): string | null {
  return wrongWithPage(answer) && wrongWithCall(answer);
}

/** The same for a page, which answers everything with a page. */
export function wrongWithPage({ status, type, text }: Answer): string | null {
  if (status >= 500) return `answered ${status}`;
  if (tellsTooMuch(text)) return 'tells too much';
  const isPage = type.startsWith('text/html') || (status >= 300 && status < 400) || !text;
  return status >= 400 && !isPage ? `answered ${status} as ${type}` : null;
}

function tellsTooMuch(text: string): boolean {
  return /\.(ts|js|mjs):\d+:\d|\bselect .{1,200} from \\?"|insert into \\?"|\/node_modules\/|at async /.test(text);
}

function isSentence(detail: unknown): boolean {
  return (
    typeof detail === 'string' && /^\S.{4,600}$/su.test(detail) && !/undefined|\[object|Invalid input/.test(detail)
  );
}

/** Whether a role may get through to a call at all, by the right that its contract names (`perm:view_orders`). */
export function mayCall(role: Role, grants: readonly string[], who: string): boolean {
  const [own = ''] = who.split(',');
  if (role === 'admin' || own === 'public') return true;
  if (role === 'visitor') return false;
  if (own === 'self' || own === 'signed-in') return true;
  if (own === 'customer') return role === 'customer';
  if (own === 'staff') return role === 'employer';
  const permission = own.replace('perm:', '');
  return (
    role === 'employer' && (grants.includes(permission) || grants.includes(permission.replace('view_', 'manage_')))
  );
}
