import type { StaffSynonym } from '#features/search/staff-contract.ts';
import { Panel } from '#ui/panel.tsx';
import type { Problem } from '#values/problem.ts';
import { SynonymForm } from './synonym-form.tsx';

/** A form that the API refused, with its input. */
export type Refused = { problem: Problem; values: Record<string, string> };

type SynonymsPanelProps = { synonyms: readonly StaffSynonym[]; refused: Refused | undefined; suggested: string };

/** Groups of synonyms; each group is a form, which works without scripts. */
export function SynonymsPanel({ synonyms, refused, suggested }: SynonymsPanelProps) {
  const added = refused?.values.intent === 'add-synonym' ? refused : undefined;
  return (
    <div className="flex flex-col gap-6">
      <Panel title="Add words for one thing" description="Separate them with commas: totem, monolith, obelisk.">
        <SynonymForm
          key={synonyms.length}
          intent="add-synonym"
          terms={added?.values.terms ?? (suggested ? `${suggested}, ` : '')}
          isOneWay={added?.values.oneWay === 'true'}
          refused={added?.problem}
          action="Add words"
        />
      </Panel>
      <Panel title={`${synonyms.length} groups of words`} description="A search for one of them finds the others too.">
        <ul className="flex flex-col divide-y divide-line">
          {synonyms.map(({ id, terms, oneWay }) => {
            const own = refused?.values.id === String(id) ? refused : undefined;
            return (
              <li key={id} className="py-3 first:pt-0 last:pb-0">
                <SynonymForm
                  id={id}
                  intent="change-synonym"
                  terms={own?.values.terms ?? terms.join(', ')}
                  isOneWay={own ? own.values.oneWay === 'true' : oneWay}
                  refused={own?.problem}
                  action="Save"
                />
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
