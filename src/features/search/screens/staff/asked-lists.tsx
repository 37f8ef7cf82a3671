import { SearchX } from 'lucide-react';
import type { Asked } from '#features/search/staff-contract.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { StatCard, StatRow } from '#ui/stat-card.tsx';
import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Frequent queries and those without results, each with links to act on them. */
export function AskedLists({ asked: { days, searches, empty, top, withoutResults } }: { asked: Asked }) {
  if (searches === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="Nothing has been searched yet"
        description="Queries appear here a few seconds after they were typed, without anything of who typed them."
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <StatRow>
        <StatCard label={`Searches in ${days} days`} value={searches.toLocaleString('en-GB')} />
        <StatCard
          label="Found nothing"
          value={empty.toLocaleString('en-GB')}
          hint={`${((100 * empty) / searches).toFixed(1)} % of them`}
        />
      </StatRow>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Panel title="Without results" description="Words worth teaching, or products worth selling." padded={false}>
          {withoutResults.length === 0 ? (
            <p className="meta p-4">Every search found something.</p>
          ) : (
            <Queries caption="Queries without results" list={withoutResults} isEmpty />
          )}
        </Panel>
        <Panel title="Most searched" padded={false}>
          <Queries caption="Most frequent queries" list={top} />
        </Panel>
      </div>
    </div>
  );
}

type QueriesProps = { caption: string; list: Asked['top']; isEmpty?: boolean };

function Queries({ caption, list, isEmpty = false }: QueriesProps) {
  return (
    <Table caption={caption}>
      <THead columns={['Query', numeric(isEmpty ? 'Found nothing' : 'Searches'), 'What to do']} />
      <TBody>
        {list.map(({ query, searches, empty }) => (
          <Tr key={query}>
            <Td label="Query" primary>
              <TextLink href={`/search?${new URLSearchParams({ q: query })}`} className="break-words">
                <bdi>{query}</bdi>
              </TextLink>
            </Td>
            <Td label={isEmpty ? 'Found nothing' : 'Searches'} numeric>
              {isEmpty ? empty : searches}
            </Td>
            <Td label="What to do">
              <span className="flex flex-wrap gap-x-4">
                <TextLink
                  href={`?${new URLSearchParams({ tab: 'synonyms', word: query })}`}
                  aria-label={`Teach a synonym for ${query}`}
                >
                  Synonym
                </TextLink>
                <TextLink
                  href={`?${new URLSearchParams({ tab: 'rules', word: query })}`}
                  aria-label={`Pin or hide a product for ${query}`}
                >
                  Pin
                </TextLink>
              </span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
