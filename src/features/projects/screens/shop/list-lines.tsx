import { Trash2 } from 'lucide-react';
import { QUANTITY } from '#features/cart/quantity.ts';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import type { ProjectList, ProjectListLine } from '#features/projects/contract.ts';
import { LIST } from '#features/projects/list-limits.ts';
import { VatSides } from '#features/settings/screens/vat-amount.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { controlClass } from '#ui/control-class.ts';
import { FieldError } from '#ui/field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import type { TypedLine } from './list-form.ts';

/** A line as it stands in the list, what is typed of it, and its place in the form. */
export interface ShownLine {
  at: number;
  line: ProjectListLine;
  typed: TypedLine;
}

const pounds = (amount: string) => formatPounds(toPence(amount));

type ListLinesProps = { lines: readonly ShownLine[]; errors: Readonly<Record<string, string>>; mayChange: boolean };

/** The lines of a room; fields where they may be changed. */
export function ListLines({ lines, errors, mayChange }: ListLinesProps) {
  return (
    <ul className="list-lines">
      {lines.map(({ at, line, typed }) => (
        <li key={`${at} ${line.productId}`}>
          <div className="list-picture">
            <ProductPicture
              product={{ name: line.name, imageUrl: line.product?.imageUrl ?? null }}
              view="close"
              sizes="4rem"
            />
          </div>
          <div className="min-w-0">
            {line.product ? (
              <TextLink href={paths.product(line.product)} className="font-semibold">
                {line.name}
              </TextLink>
            ) : (
              <span className="font-semibold">{line.name}</span>
            )}
            <LineFacts line={line} />
          </div>
          {mayChange ? (
            <LineFields at={at} name={line.name} typed={typed} errors={errors} />
          ) : (
            <p className="tabular list-count font-semibold">{line.quantity} ×</p>
          )}
          <p className="tabular list-sum font-semibold">
            {line.total !== null && line.totalIncVat !== null && (
              <VatSides ex={pounds(line.total)} inc={pounds(line.totalIncVat)} />
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function LineFacts({ line: { product, quantity } }: { line: ProjectListLine }) {
  if (!product)
    return (
      <p className="mt-1">
        <Badge tone="negative">No longer sold</Badge>
      </p>
    );
  const { sku, price, priceIncVat, inStock, stockQuantity } = product;
  return (
    <p className="meta">
      {sku && `${sku}, `}
      <VatSides ex={`${pounds(price)} ex VAT each`} inc={`${pounds(priceIncVat)} inc VAT each`} />
      {!inStock && ', out of stock'}
      {inStock && quantity > stockQuantity && `, only ${stockQuantity} in stock`}
    </p>
  );
}

type LineFieldsProps = { at: number; name: string; typed: TypedLine; errors: Readonly<Record<string, string>> };

function LineFields({ at, name, typed, errors }: LineFieldsProps) {
  const field = (what: 'quantity' | 'room') => {
    const own = `lines.${at}.${what}`;
    return {
      id: own,
      name: own,
      defaultValue: typed[what],
      'aria-invalid': errors[own] ? (true as const) : undefined,
      'aria-describedby': errors[own] && `${own}-error`,
      className: controlClass,
      autoComplete: 'off',
    };
  };
  const wrong = (['productId', 'quantity', 'room'] as const).flatMap((what) => {
    const sentence = errors[`lines.${at}.${what}`];
    return sentence ? [{ id: `lines.${at}.${what}-error`, sentence }] : [];
  });
  return (
    <div className="list-fields">
      <input type="hidden" name={`lines.${at}.productId`} value={typed.productId} />
      <input
        {...field('quantity')}
        aria-label={`Quantity of ${name}`}
        inputMode="numeric"
        maxLength={String(QUANTITY.most).length + 1}
      />
      <input
        {...field('room')}
        aria-label={`Room or site of ${name}`}
        placeholder="Room or site"
        maxLength={LIST.roomLetters}
        list="rooms-of-list"
      />
      <Button type="submit" name="remove" value={String(at)} variant="ghost" size="sm" aria-label={`Remove ${name}`}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
      {wrong.map(({ id, sentence }) => (
        <div key={id} className="list-wrong">
          <FieldError id={id}>{sentence}</FieldError>
        </div>
      ))}
    </div>
  );
}

/** The lines of a list by what is typed of them, in their places. */
export function shownLines({ lines }: ProjectList, typed: readonly TypedLine[] | undefined): ShownLine[] {
  const byProduct = new Map(lines.map((line) => [line.productId, line]));
  const now =
    typed ?? lines.map(({ productId, quantity, room }): TypedLine => ({ productId, quantity: String(quantity), room }));
  return now.flatMap((one, at) => {
    const line = (typed ? undefined : lines[at]) ?? byProduct.get(one.productId);
    return line ? [{ at, line, typed: one }] : [];
  });
}
