import { useRef } from 'react';
import { Form } from 'react-router';
import type { StaffRule } from '#features/search/staff-contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { spoken, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useProblem } from '#web/forms/use-problem.ts';
import { ChosenProduct } from './chosen-product.tsx';
import type { Refused } from './synonyms-panel.tsx';

type RulesPanelProps = { rules: readonly StaffRule[]; refused: Refused | undefined; suggested: string };

/** Pins a product to the top of a query's results, or hides it. */
export function RulesPanel({ rules, refused, suggested }: RulesPanelProps) {
  const added = refused?.values.intent === 'add-rule' ? refused : undefined;
  const form = useRef<HTMLFormElement>(null);
  const { errors, correct } = useProblem(form, added?.problem);
  return (
    <div className="flex flex-col gap-6">
      <Panel title="Pin or hide a product for a query">
        <Form
          key={rules.length}
          ref={form}
          method="post"
          preventScrollReset
          className="grid items-start gap-4 lg:grid-cols-4"
        >
          <TextField
            label="Query"
            name="query"
            required
            maxLength={200}
            defaultValue={added?.values.query ?? suggested}
            error={errors.query}
          />
          <ChosenProduct error={errors.productId} onChoose={() => correct('productId')} />
          <SelectField
            label="Effect"
            name="effect"
            defaultValue={added?.values.effect ?? 'pin'}
            options={[
              { value: 'pin', label: 'Comes first' },
              { value: 'hide', label: 'Is not shown' },
            ]}
          />
          <Button type="submit" name="intent" value="add-rule" className="lg:mt-7">
            Add rule
          </Button>
        </Form>
      </Panel>
      <Panel title="Rules" padded={false}>
        {rules.length === 0 ? (
          <p className="meta p-4">Every query finds what it finds.</p>
        ) : (
          <Table caption="Rules">
            <THead columns={['Query', 'Product', 'Effect', spoken('Delete')]} />
            <TBody>
              {rules.map(({ id, query, product, effect }) => (
                <Tr key={id}>
                  <Td label="Query" primary>
                    <bdi>{query}</bdi>
                  </Td>
                  <Td label="Product">{product.name}</Td>
                  <Td label="Effect">
                    <Badge tone={effect === 'pin' ? 'positive' : 'neutral'}>
                      {effect === 'pin' ? 'Comes first' : 'Not shown'}
                    </Badge>
                  </Td>
                  <Td>
                    <Form method="post" preventScrollReset>
                      <input type="hidden" name="id" value={id} />
                      <Button
                        type="submit"
                        name="intent"
                        value="delete-rule"
                        size="sm"
                        variant="ghost"
                        aria-label={`Delete the rule for ${query}, ${product.name}`}
                      >
                        Delete
                      </Button>
                    </Form>
                  </Td>
                </Tr>
              ))}
            </TBody>
          </Table>
        )}
      </Panel>
    </div>
  );
}
