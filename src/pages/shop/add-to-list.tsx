import { redirect } from 'react-router';
import { listPath } from '#features/projects/list-paths.ts';
import { ChooseList, NEW_LIST, type TypedChoice } from '#features/projects/screens/shop/choose-list.tsx';
import { countOf } from '#features/projects/screens/shop/list-form.ts';
import { rememberedList } from '#features/projects/screens/shop/remembered-list.ts';
import { thingsToAdd } from '#features/projects/screens/shop/things-to-add.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Api } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/add-to-list.ts';

export const meta = fixedMeta('Add to a project list');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const things = await thingsToAdd(api, new URL(request.url));
  if (things.length === 0) throw redirect(paths.lists);
  const lists = await openLists(api, request);
  return { things, lists: lists.map(({ value, name, says }) => ({ value, name, says })) };
}

/** The lists of the account, and the one that this browser goes on with. */
async function openLists(api: Api, request: Request) {
  const { user } = await api('GET /api/session');
  const [own, guests] = await Promise.all([user ? api('GET /api/project-lists') : [], rememberedList(api, request)]);
  const counted = (lines: number) => (lines === 1 ? '1 line' : `${lines} lines`);
  const ofGuest = guests
    ? [
        {
          value: String(guests.list.id),
          name: guests.list.name,
          says: counted(guests.list.lines.length),
          key: guests.key,
        },
      ]
    : [];
  return [
    ...ofGuest,
    ...own.map(({ id, name, lines }) => ({ value: String(id), name, says: counted(lines), key: undefined })),
  ];
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(pageApi);
  const form = await request.formData();
  const typed = readChoice(form);
  const things = await thingsToAdd(api, new URL(request.url));
  const lines = things.map(({ productId, quantity }) => ({
    ...{ productId, room: typed.room },
    quantity: things.length === 1 ? countOf(typed.quantity) : quantity,
  }));
  let next: string;
  try {
    next = await put(api, request, typed, lines);
  } catch (error) {
    return refusedForm(error, typed);
  }
  throw redirect(next);
}

type Line = { productId: number; quantity: number; room: string };

async function put(api: Api, request: Request, { list, name }: TypedChoice, lines: Line[]): Promise<string> {
  if (list === NEW_LIST) {
    const made = await api('POST /api/project-lists', { body: { name, lines } });
    return listPath(made.id, made.key ?? undefined, 'started');
  }
  const key = (await openLists(api, request)).find(({ value }) => value === list)?.key;
  await api('POST /api/project-lists/{id}/lines', { params: { id: list }, query: { key }, body: { lines } });
  return listPath(list, key, 'added');
}

export const clientAction = restoreForm(readChoice);

function readChoice(form: FormData): TypedChoice {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    list: text('list') || NEW_LIST,
    name: text('name'),
    room: text('lines.0.room'),
    quantity: text('lines.0.quantity'),
  };
}

export default function AddToListPage({ loaderData: { things, lists }, actionData }: Route.ComponentProps) {
  return (
    <Container className="pb-20">
      <PageHeader title="Add to a project list" />
      <ul className="mb-6">
        {things.map(({ productId, name, quantity }) => (
          <li key={productId}>
            {things.length > 1 && <span className="tabular font-semibold">{quantity} × </span>}
            {name}
          </li>
        ))}
      </ul>
      <ChooseList things={things} lists={lists} refused={actionData} />
    </Container>
  );
}
