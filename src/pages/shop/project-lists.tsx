import { redirect } from 'react-router';
import { listPath } from '#features/projects/list-paths.ts';
import { LIST_IS_FOR } from '#features/projects/list-words.ts';
import { rememberedList } from '#features/projects/screens/shop/remembered-list.ts';
import { StartList } from '#features/projects/screens/shop/start-list.tsx';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatDate } from '#values/instant.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/project-lists.ts';

export const meta = fixedMeta(
  'Project lists',
  'Products with counts, room by room: checked as a whole, shared by link, turned into a quote or an order.',
);

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const { user } = await api('GET /api/session');
  const [lists, remembered] = await Promise.all([
    user ? api('GET /api/project-lists') : [],
    rememberedList(api, request),
  ]);
  const guests = remembered && { ...summaryOf(remembered.list), key: remembered.key };
  return { lists, guests, isSignedIn: user !== null, isDeleted: new URL(request.url).searchParams.has('deleted') };
}

function summaryOf({ id, name, lines, changedAt }: NonNullable<Awaited<ReturnType<typeof rememberedList>>>['list']) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { id, name, changedAt, lines: lines.length, pieces };
}

export async function action({ context, request }: Route.ActionArgs) {
  const values = readName(await request.formData());
  let made: { id: number; key: string | null };
  try {
    made = await context.get(pageApi)('POST /api/project-lists', { body: { ...values, lines: [] } });
  } catch (error) {
    return refusedForm(error, values);
  }
  throw redirect(listPath(made.id, made.key ?? undefined, 'started'));
}

export const clientAction = restoreForm(readName);

function readName(form: FormData) {
  return { name: String(form.get('name') ?? '') };
}

export default function ProjectListsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, guests, isSignedIn, isDeleted } = loaderData;
  return (
    <Container className="pb-20">
      <PageHeader title="Project lists" description={LIST_IS_FOR} />
      {isDeleted && (
        <Notice tone="positive" role="status" className="mb-6">
          The list is deleted.
        </Notice>
      )}
      {(guests || lists.length > 0) && (
        <ul className="mb-10 divide-y divide-line border-line border-y">
          {guests && <Listed list={guests} says="on this browser, without an account" />}
          {lists.map((list) => (
            <Listed key={list.id} list={list} />
          ))}
        </ul>
      )}
      <StartList refused={actionData} />
      {!isSignedIn && (
        <p className="mt-6 text-ink-soft">
          Without an account a list has a secret address: keep it, or{' '}
          <TextLink href={paths.login(paths.lists)}>sign in</TextLink> to keep lists in your account.
        </p>
      )}
    </Container>
  );
}

type ListedProps = {
  list: { id: number; name: string; lines: number; pieces: number; changedAt: string; key?: string };
  says?: string;
};

function Listed({ list: { id, name, lines, pieces, changedAt, key }, says }: ListedProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <TextLink href={listPath(id, key)} className="name">
        {name}
      </TextLink>
      <span className="meta">
        {lines === 1 ? '1 line' : `${lines} lines`}, {pieces === 1 ? '1 piece' : `${pieces} pieces`}, changed{' '}
        {formatDate(changedAt)}
        {says && `, ${says}`}
      </span>
    </li>
  );
}
