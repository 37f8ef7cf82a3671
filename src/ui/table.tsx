import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { createElement, type ReactNode, type TdHTMLAttributes, type ThHTMLAttributes } from 'react';
import { cx } from './class-names.ts';

// On a phone the rows are drawn as cards; with these roles screen readers still read a table.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
};

type TableProps = {
  caption: ReactNode;
  hideCaption?: boolean;
  cards?: boolean;
  /** Its greatest height, '70vh' for example: the rows then scroll under the head. */
  maxHeight?: string;
  className?: string;
  children: ReactNode;
};

export function Table({ caption, hideCaption = true, cards = true, maxHeight, className, children }: TableProps) {
  return (
    <section
      aria-label={typeof caption === 'string' ? caption : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      // Positioned, so that texts for screen readers are clipped with the rest and do not widen the page.
      className={cx('relative overflow-auto', className)}
      style={{ maxHeight }}
    >
      <table {...roles.table} className={cx('w-full border-separate border-spacing-0 text-sm', cards && 'table-cards')}>
        <caption className={hideCaption ? 'sr-only' : 'title-3 px-3 py-2 text-start'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

type Column = string | (ThProps & { name: ReactNode });

/** The heads of the columns, each a name, or a name with the options of its column. */
export function THead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead {...roles.group} className="top-0 z-10 sm:sticky">
      {createElement('tr', roles.row, ...columns.map(headOf))}
    </thead>
  );
}

/** A column of figures. */
export function numeric(name: ReactNode, className?: string): Column {
  return { name, numeric: true, className };
}

/** A column whose head is for screen readers only. */
export function spoken(name: string): Column {
  return { name: <span className="sr-only">{name}</span> };
}

function headOf(column: Column) {
  if (typeof column === 'string') return <Th>{column}</Th>;
  const { name, ...rest } = column;
  return <Th {...rest}>{name}</Th>;
}

export function TBody({ children }: { children: ReactNode }) {
  return <tbody {...roles.group}>{children}</tbody>;
}

export function Tr({ selected, className, children }: { selected?: boolean; className?: string; children: ReactNode }) {
  return (
    <tr
      {...roles.row}
      aria-selected={selected}
      className={cx(
        'group/row border-line max-sm:border-b',
        selected ? 'bg-accent-wash' : 'hover:bg-sunken',
        className,
      )}
    >
      {children}
    </tr>
  );
}

type ThProps = ThHTMLAttributes<HTMLTableCellElement> & {
  sort?: 'ascending' | 'descending' | 'none';
  numeric?: boolean;
};

/** A head that sorts holds its own link or button; the arrow shows the present direction. */
function Th({ sort, numeric, className, children, ...rest }: ThProps) {
  const Arrow = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th
      {...roles.head}
      {...rest}
      scope="col"
      aria-sort={sort}
      className={cx(
        'h-10 whitespace-nowrap border-line border-b bg-surface px-2 font-semibold text-ink-soft text-xs xl:px-3',
        numeric ? 'text-end' : 'text-start',
        className,
      )}
    >
      <span className="inline-flex items-center gap-1">
        {children}
        {sort && <Arrow aria-hidden="true" className={cx('size-3.5', sort === 'none' ? 'opacity-50' : 'text-ink')} />}
      </span>
    </th>
  );
}

type TdProps = TdHTMLAttributes<HTMLTableCellElement> & {
  /** The column's name, which a card on a phone shows beside the value. */
  label?: string;
  numeric?: boolean;
  primary?: boolean;
};

export function Td({ label, numeric, primary, className, children, ...rest }: TdProps) {
  return (
    <td
      {...roles.cell}
      {...rest}
      data-label={label}
      data-primary={primary || undefined}
      className={cx(cellClass, numeric && 'tabular whitespace-nowrap text-end', primary && 'font-semibold', className)}
    >
      {children}
    </td>
  );
}

// Only from `sm` on: below that `.table-cards` lays out the cells, or the table scrolls. Narrow, for tablets.
const cellClass = 'border-line sm:h-12 sm:border-b sm:px-2 sm:py-2 xl:px-3';
