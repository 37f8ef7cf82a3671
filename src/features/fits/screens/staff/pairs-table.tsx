import { Form } from 'react-router';
import type { ProductPair } from '#features/fits/pairs-contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { spoken, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatDate } from '#values/instant.ts';
import { paths } from '#web/paths.ts';

/** What staff say of what fits one product. */
export function PairsTable({ pairs }: { pairs: readonly ProductPair[] }) {
  return (
    <Table caption="Pairs by hand">
      <THead columns={['Product', 'Verdict', 'Why', 'By', spoken('Actions')]} />
      <TBody>
        {pairs.map(({ id, product, fits, againstFacts, reason, madeBy, madeAt }) => (
          <Tr key={id}>
            <Td label="Product" primary>
              {product.isOnSale ? (
                <TextLink href={paths.product(product)}>{product.name}</TextLink>
              ) : (
                `${product.name} (archived)`
              )}
            </Td>
            <Td label="Verdict">
              <Badge tone={fits ? 'positive' : 'negative'}>{fits ? 'Fits' : 'Does not fit'}</Badge>
              {againstFacts && <span className="meta block">against the specifications</span>}
            </Td>
            <Td label="Why">{reason}</Td>
            <Td label="By">
              {madeBy ?? 'Not recorded'}, {formatDate(madeAt)}
            </Td>
            <Td>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="pair" value={id} />
                <Button type="submit" variant="ghost" size="sm" aria-label={`Remove the pair with ${product.name}`}>
                  Remove
                </Button>
              </Form>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
