import { Document, Page, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Seller } from '../../content.ts';
import { COLOURS, style } from './style.ts';

export interface SheetProps {
  seller: Seller;
  title: string;
  /** Printed at the bottom of every page. */
  reference: string;
  /** Says what the document is not. */
  warning?: string;
  children: ReactNode;
}

/** An A4 page with brand and title at the top, company details and page number at the bottom. */
export function Sheet({ seller, title, reference, warning, children }: SheetProps) {
  return (
    <Document title={`${title} ${reference}`} author={seller.name} creator={seller.tradingName} language="en-GB">
      <Page size="A4" style={style.page}>
        <View style={style.masthead}>
          <View style={style.brand}>
            <Mark />
            <Text style={style.brandName}>{seller.tradingName}</Text>
          </View>
          <View style={{ alignItems: 'flex-end' }}>
            <Text style={style.title}>{title}</Text>
            {warning ? <Text style={style.warning}>{warning}</Text> : null}
          </View>
        </View>
        <View style={style.rule} />
        <View style={style.body}>{children}</View>
        <View style={style.foot} fixed>
          <View style={style.footText}>
            {footOf(seller).map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </View>
          <View style={{ width: 110, gap: 3 }}>
            <Text style={style.figure}>{reference}</Text>
            <Text style={style.figure} render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
          </View>
        </View>
      </Page>
    </Document>
  );
}

function Mark() {
  return (
    <Svg viewBox="0 0 32 32" style={{ width: 28, height: 28 }}>
      <Rect x="0" y="0" width="32" height="32" rx="7" fill={COLOURS.ink} />
      <Path
        d="M7 7h5v5H7zM7 13.5h5v5H7zM7 20h5v5H7zM13.5 7h5v5h-5zM13.5 13.5h5v5h-5zM13.5 20h5v5h-5zM20 13.5h5v5h-5z"
        fill={COLOURS.accent}
      />
      <Path d="M20 7h5v5h-5zM20 20h5v5h-5z" fill={COLOURS.accentFaint} />
    </Svg>
  );
}

function footOf({ name, addressLines, companyNumber, vatNumber, email, phone }: Seller): string[] {
  const numbers = [companyNumber && `Company number ${companyNumber}`, vatNumber && `VAT number ${vatNumber}`];
  return [[name, ...addressLines].join(', '), join(numbers), join([email, phone])].filter(Boolean);
}

function join(parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}
