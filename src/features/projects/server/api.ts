import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import { addressGroup } from '#platform/http/client-address.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { type Limit, useUp } from '#platform/limits.ts';
import type { projectsContract } from '../contract.ts';
import { GUEST_LIST_DAYS } from '../list-limits.ts';
import { LIST_COOKIE } from '../remembered-list.ts';
import { addLines, changeList, deleteList } from './change-list.ts';
import { createList } from './create-list.ts';
import { listOwnLists, readList } from './find-lists.ts';
import { presentList } from './present-list.ts';
import { claimList, makeLink, revokeLink } from './share-list.ts';

const CREATE: Limit = { name: 'project-list', most: 30, seconds: 3600 };
// What a list costs grows with its lines, which are checked for what fits each time: 120 of the longest are shown in an hour,
// and a change weighs one more for each hundred that it brings.
const SHOW: Limit = { name: 'project-list-lines', most: 60_000, seconds: 3600 };
const CHANGE: Limit = { name: 'project-list-change', most: 600, seconds: 3600 };
const weightOf = (lines: readonly unknown[]) => 1 + Math.floor(lines.length / 100);

export const projectsHandlers: Handlers<typeof projectsContract, CallContext> = {
  'GET /api/project-lists': (_input, { context, caller }) => listOwnLists(context.db, signedIn(caller).id),

  'POST /api/project-lists': async ({ body }, call) => {
    const { context, caller, address } = call;
    await useUp(context, CREATE, addressGroup(address));
    const made = await createList(context, body, caller.user);
    if (made.key) remember(call, `${made.id}.${made.key}`);
    return made;
  },

  'GET /api/project-lists/{id}': async ({ params, query }, call) => {
    const { context, caller, address } = call;
    const asker = { user: caller.user, key: query.key };
    const list = await readList(context, params.id, asker, (lines) =>
      useUp(context, SHOW, addressGroup(address), lines),
    );
    // Whoever opens the address in another browser goes on with the list there.
    if (list.access === 'edit') remember(call, `${list.id}.${query.key}`);
    return list;
  },

  'PUT /api/project-lists/{id}': async ({ params, query, body }, { context, caller, address }) => {
    await useUp(context, CHANGE, addressGroup(address), weightOf(body.lines));
    return presentList(context, await changeList(context, params.id, { user: caller.user, key: query.key }, body));
  },

  'POST /api/project-lists/{id}/lines': async ({ params, query, body }, { context, caller, address }) => {
    await useUp(context, CHANGE, addressGroup(address), weightOf(body.lines));
    const asker = { user: caller.user, key: query.key };
    return presentList(context, await addLines(context, params.id, asker, body.lines));
  },

  'DELETE /api/project-lists/{id}': async ({ params, query }, { context, caller }) => {
    await deleteList(context, params.id, { user: caller.user, key: query.key });
    return undefined;
  },

  'PUT /api/project-lists/{id}/link': async ({ params, query }, { context, caller, address }) => {
    await useUp(context, CHANGE, addressGroup(address));
    return makeLink(context, params.id, { user: caller.user, key: query.key });
  },

  'DELETE /api/project-lists/{id}/link': async ({ params, query }, { context, caller }) => {
    await revokeLink(context, params.id, { user: caller.user, key: query.key });
    return undefined;
  },

  'POST /api/project-lists/{id}/claim': async ({ params, query }, { context, caller }) => {
    const opened = await claimList(context, params.id, { user: signedIn(caller), key: query.key });
    return presentList(context, opened);
  },
};

const SECONDS_A_DAY = 86_400;

function remember({ responseHeaders, shopUrl }: CallContext, value: string): void {
  const secure = shopUrl.startsWith('https:') ? '; Secure' : '';
  responseHeaders.append(
    'Set-Cookie',
    `${LIST_COOKIE}=${value}; Path=/; Max-Age=${GUEST_LIST_DAYS * SECONDS_A_DAY}; HttpOnly; SameSite=Lax${secure}`,
  );
}
