import { z } from 'zod';
import type { Attribute, AttributeTable, SpecsOf } from './attribute.ts';
import { ATTRIBUTES } from './attributes.ts';

export function specsShapeOf<const Table extends AttributeTable>(table: Table): z.ZodType<SpecsOf<Table>> {
  const fields = Object.entries(table).map(([key, attribute]) => [key, valueShape(attribute).optional()]);
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodType<SpecsOf<Table>>;
}

export const specsShape = specsShapeOf(ATTRIBUTES);

function valueShape(attribute: Attribute): z.ZodType {
  switch (attribute.kind) {
    case 'number':
      return z.number();
    case 'integer':
      return z.int();
    case 'yes or no':
      return z.boolean();
    case 'one of':
      return z.enum(attribute.values);
    case 'text':
      return z.string();
    case 'list':
      return z.array(z.string());
  }
}
