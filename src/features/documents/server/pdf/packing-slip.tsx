import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '#values/instant.ts';
import type { DocumentContent } from '../../content.ts';
import { Facts, Lines, Parties } from './parts.tsx';
import { Sheet } from './sheet.tsx';
import { style } from './style.ts';

export interface PackingSlip {
  content: DocumentContent;
  deliveryMethod: string;
  phone: string | null;
  siteContact: string | null;
  notes: string | null;
}

/** The contents and recipient of a parcel, without prices, because the recipient may not be the buyer. */
export function PackingSlipSheet({ slip }: { slip: PackingSlip }) {
  const { content, deliveryMethod, phone, siteContact, notes } = slip;
  const { seller, orderNumber, orderedAt, purchaseOrderNumber, lines, deliverTo, buyer } = content;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Sheet seller={seller} title="Packing slip" reference={orderNumber}>
      <Facts
        facts={[
          { term: 'Order number', value: orderNumber },
          { term: 'Order date', value: formatDate(orderedAt) },
          { term: 'Delivery', value: deliveryMethod },
          { term: 'Your purchase order', value: purchaseOrderNumber },
        ]}
      />
      <Parties
        parties={[
          { label: 'From', lines: [seller.name, ...seller.addressLines] },
          {
            label: deliverTo ? 'Deliver to' : 'Collected by',
            lines: [...(deliverTo ?? buyer), ...(phone ? [phone] : [])],
          },
          ...(siteContact ? [{ label: 'Contact on site', lines: [siteContact] }] : []),
        ]}
      />
      <Lines
        lines={lines}
        columns={[
          { head: 'Quantity', width: 60, of: ({ quantity }) => quantity.toLocaleString('en-GB') },
          { head: 'Packed', width: 60, of: () => '______' },
        ]}
      />
      <View style={style.notes} wrap={false}>
        <Text style={style.strong}>
          {pieces.toLocaleString('en-GB')} {pieces === 1 ? 'piece' : 'pieces'} in all
        </Text>
        {notes ? (
          <View>
            <Text style={style.label}>Notes from the customer</Text>
            <Text>{notes}</Text>
          </View>
        ) : null}
      </View>
    </Sheet>
  );
}
