import { Text, View } from '@react-pdf/renderer';
import type { DocumentLine, DocumentSums, Seller } from '../../content.ts';
import { isOfVat } from '../../vat-invoice.ts';
import { Lines, Sums, Terms, unitPrices } from './parts.tsx';
import { Sheet } from './sheet.tsx';
import { style } from './style.ts';
import { type DrawnWall, WallDrawing } from './wall-drawing.tsx';

/** The content of a printed plan of an LED wall. The drawing is in mm, amounts are whole pence. */
export interface PrintedWall {
  seller: Seller;
  title: string;
  date: string;
  /** Where the plan opens again. */
  url: string;
  facts: { term: string; value: string; note?: string }[];
  drawing: DrawnWall;
  lines: DocumentLine[];
  sums: DocumentSums;
  remarks: string[];
}

/** A plan to hand to an electrician, a builder or a boss, on A4. */
export function WallSheet({ wall }: { wall: PrintedWall }) {
  const { seller, title, date, url, facts, drawing, lines, sums, remarks } = wall;
  const hasVat = isOfVat({ seller, sums });
  return (
    <Sheet seller={seller} title={title} reference={`Plan of ${date}`}>
      <WallDrawing drawing={drawing} />
      <View style={style.facts}>
        {facts.map(({ term, value, note }) => (
          <View key={term} style={{ ...style.fact, width: '33%' }}>
            <Text style={style.label}>{term}</Text>
            <Text style={style.strong}>{value}</Text>
            {note ? <Text style={{ ...style.soft, fontSize: 7.5 }}>{note}</Text> : null}
          </View>
        ))}
      </View>
      <Lines lines={lines} columns={unitPrices(hasVat)} />
      <Sums sums={sums} hasVat={hasVat} totalLabel={hasVat ? 'Total including VAT' : 'Total'} />
      <View style={style.notes}>
        <Terms title="Good to know" lines={[...remarks, `Open this plan again: ${url}`]} />
      </View>
    </Sheet>
  );
}
