import { pairSentences } from '#features/fits/pair-words.ts';
import { Section } from '#ui/section.tsx';
import type { Api } from '#web/api.ts';

interface Named {
  id: number;
  name: string;
}

/** What is said of each two of these products that have something to do with each other. */
export async function readPairs(api: Api, products: readonly Named[]): Promise<string[][]> {
  const pairs = products.flatMap((one, at) => products.slice(at + 1).map((other) => [one, other] as const));
  const said = await Promise.all(
    pairs.map(async ([one, other]) => {
      const query = { product: String(one.id), with: String(other.id) };
      const { verdict, relation, reasons } = await api('GET /api/fits', { query });
      return relation && verdict !== 'irrelevant' ? pairSentences(one.name, other.name, { verdict, reasons }) : null;
    }),
  );
  return said.filter((sentences) => sentences !== null);
}

/** Whether what is compared goes together. */
export function ComparedPairs({ pairs }: { pairs: readonly string[][] }) {
  if (pairs.length === 0) return null;
  return (
    <Section title="Do they go together?" className="border-line border-t">
      <ul className="flex flex-col gap-4">
        {pairs.map(([said = '', ...reasons]) => (
          <li key={said}>
            <p className="font-semibold">{said}</p>
            <p className="meta">{reasons.join(' ')}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
