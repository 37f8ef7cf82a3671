import { printWallPlan } from '#features/documents/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { leadOf, shortagesOf } from '#features/walls/availability.ts';
import { describeWall, sizeText } from '#features/walls/describe-wall.ts';
import { drawWall } from '#features/walls/drawing.ts';
import { EXAMPLE, type WallTyped, wallSearch } from '#features/walls/wall-address.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { linkTo } from '#platform/mailer.ts';
import { formatDate } from '#values/instant.ts';
import { lengthText } from '#values/length.ts';
import { paths } from '#web/paths.ts';
import { designOf } from './design-of.ts';
import { ratesOf } from './wall-parts.ts';

/** The plan of a wall with its drawing, at today's prices. */
export async function printWall(context: AppContext, query: Partial<WallTyped>): Promise<FileAnswer> {
  const { asked, design } = await designOf(context, query);
  const { plan } = design;
  const { vatRate, pencePerKwh } = await ratesOf(context);
  const { openingHours: _, ...seller } = await companyDetails(context.db);
  const { exVatPence, vatPence, incVatPence } = plan.sums;
  const typed = { ...EXAMPLE, ...query };
  const shortages = shortagesOf(plan);
  const today = formatDate(context.clock.now());
  return printWallPlan({
    seller,
    title: `LED wall ${sizeText(plan, 'm')}`,
    date: today,
    url: linkTo(context.config, paths.ledWall(wallSearch(typed))),
    facts: describeWall(plan, asked, pencePerKwh),
    drawing: {
      ...drawWall(plan),
      widthText: lengthText(plan.widthMm, asked.unit),
      heightText: lengthText(plan.heightMm, asked.unit),
    },
    lines: plan.lines.map(({ name, sku, quantity, unitPence, totalPence }) => ({
      ...{ description: name, sku, quantity, unitPrice: unitPence, total: totalPence },
    })),
    sums: {
      ...{ subtotal: exVatPence, discount: 0, delivery: null, totalAmount: exVatPence },
      ...{ vatRate, vatAmount: vatPence, grandTotal: incVatPence },
    },
    remarks: [
      ...plan.missing,
      ...(shortages.length > 0 ? shortages : [`${leadOf(plan)}.`]),
      `Prices are those of ${today}, without delivery and fitting.`,
      'What the wall hangs on is for your structural engineer, and the circuits for your electrician.',
    ],
  });
}
