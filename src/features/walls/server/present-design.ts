import type { CallAnswer } from '#platform/http/contract.ts';
import { toDecimal } from '#values/money.ts';
import type { ledWallsContract } from '../contract.ts';
import type { Alternative, KitOffer, WallDesign } from '../design.ts';
import type { WallPlan } from '../plan.ts';
import type { WallPlanAnswer } from '../plan-answer.ts';

/** A design in the shape of the contract. */
export function presentDesign({
  plan,
  suitsViewer,
  alternatives,
  kit,
}: WallDesign): CallAnswer<(typeof ledWallsContract)['GET /api/led-wall']> {
  return {
    plan: presentPlan(plan),
    suitsViewer,
    alternatives: alternatives.map(presentAlternative),
    kit: kit && presentKit(kit),
  };
}

function presentPlan({ sums, lines, yearlyPence, ...plan }: WallPlan): WallPlanAnswer {
  const { cabinetWidthMm: _, cabinetHeightMm: __, cabinetsACircuit: ___, cabinetsAPort: ____, ...figures } = plan;
  return {
    ...figures,
    lines: lines.map(({ unitPence, totalPence, totalIncVatPence, ...line }) => ({
      ...line,
      unitPrice: toDecimal(unitPence),
      total: toDecimal(totalPence),
      totalIncVat: toDecimal(totalIncVatPence),
    })),
    total: toDecimal(sums.exVatPence),
    vat: toDecimal(sums.vatPence),
    totalIncVat: toDecimal(sums.incVatPence),
    yearlyCost: toDecimal(yearlyPence),
  };
}

function presentAlternative({ plan, isChosen, suitsViewer }: Alternative) {
  const { cabinet, pixelsWide, pixelsHigh, nearestM, totalKg, greatestWatts, sums } = plan;
  return {
    ...{ sku: cabinet.sku, pitchMm: cabinet.pitchMm, pixelsWide, pixelsHigh, nearestM, totalKg, greatestWatts },
    ...{ total: toDecimal(sums.exVatPence), totalIncVat: toDecimal(sums.incVatPence), isChosen, suitsViewer },
  };
}

function presentKit({ kit, savesPence, without }: KitOffer) {
  const { id, sku, name, pricePence, available } = kit;
  return { productId: id, sku, name, price: toDecimal(pricePence), saves: toDecimal(savesPence), without, available };
}
