/** A value and what it becomes. */
export function BeforeAndAfter({ before, after }: { before: string; after: string }) {
  if (before === after) return <span className="text-ink-soft">{after}</span>;
  return (
    <span>
      <del className="text-ink-soft no-underline">{before}</del> <span aria-hidden="true">→</span>{' '}
      <ins className="font-semibold no-underline">{after}</ins>
    </span>
  );
}
