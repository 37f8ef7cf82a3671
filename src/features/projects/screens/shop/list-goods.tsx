import { listPath } from '#features/projects/list-paths.ts';
import { NO_ROOM } from '#features/projects/rooms.ts';
import { vatRow } from '#features/settings/screens/vat-amount.tsx';
import { MoneyRows } from '#ui/money-rows.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toPence } from '#values/money.ts';
import type { ListToQuote } from './list-to-quote.ts';

/** The list beside the form that asks for a quote: its rooms and what they come to. */
export function ListGoods({ toQuote: { list, asked } }: { toQuote: ListToQuote }) {
  const sides = ({ total, totalIncVat }: { total: string; totalIncVat: string }) => ({
    ex: toPence(total),
    inc: toPence(totalIncVat),
  });
  const pieces = (room: string) =>
    list.lines.filter((line) => line.room === room).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <p className="font-semibold">{list.name}</p>
      <MoneyRows
        rows={[
          ...list.rooms.map((room) => vatRow(`${room.name || NO_ROOM} (${pieces(room.name)})`, sides(room))),
          { ...vatRow('Total', sides(list)), strong: true },
        ]}
      />
      {list.lines.some(({ product }) => product === null) && (
        <p className="meta mt-2">What is no longer sold goes along in words: we may know what takes its place.</p>
      )}
      <TextLink href={listPath(list.id, asked.key)} className="mt-4 inline-block text-sm">
        Change the list
      </TextLink>
    </>
  );
}
