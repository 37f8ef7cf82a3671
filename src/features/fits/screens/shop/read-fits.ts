import { cardProductOf } from '#features/catalogue/screens/card-product.ts';
import { FIT_GROUP_KEYS, type FitGroupKey } from '#features/fits/fit-groups.ts';
import type { Api } from '#web/api.ts';

export const FITS_ON_A_PAGE = 24;

/** The verdicts by which the products of a group are looked through, as they stand in the address and on the page. */
export const VERDICTS = [
  { key: 'fits', verdict: 'fits', label: 'Fits', count: 'fits' },
  { key: 'not', verdict: 'refused', label: 'Does not fit', count: 'refused' },
  { key: 'unknown', verdict: 'not known', label: 'Not known', count: 'notKnown' },
] as const;

export type VerdictKey = (typeof VERDICTS)[number]['key'];

/** One page of one group of what fits a product; null where there is no such group or page. */
export async function readFits(api: Api, id: string, query: URLSearchParams) {
  const group = FIT_GROUP_KEYS.find((key) => key === query.get('group'));
  const number = query.get('page') ?? '1';
  if (!group || !/^[1-9]\d{0,3}$/.test(number)) return null;
  const page = Number(number);
  const from = String((page - 1) * FITS_ON_A_PAGE);
  const found = await api('GET /api/products/{id}', { params: { id } });
  const read = async (wanted: (typeof VERDICTS)[number]) => {
    const { groups } = await api('GET /api/products/{id}/fits', {
      params: { id },
      query: { group, verdict: wanted.verdict, most: String(FITS_ON_A_PAGE), from },
    });
    return groups[0] ?? null;
  };
  const asked = VERDICTS.find(({ key }) => key === query.get('show'));
  const first = await read(asked ?? VERDICTS[0]);
  if (!first) return null;
  // Where nothing fits, what does not is what there is to be seen.
  const wanted = asked ?? VERDICTS.find(({ count }) => first.counts[count] > 0) ?? VERDICTS[0];
  const shown = wanted === (asked ?? VERDICTS[0]) ? first : ((await read(wanted)) ?? first);
  if (shown.products.length === 0 && page > 1) return null;
  return {
    product: { id: found.id, name: found.name },
    ...{ group: group as FitGroupKey, title: shown.title, counts: shown.counts, nothing: shown.nothing },
    verdict: wanted.key as VerdictKey,
    page,
    pageCount: Math.max(1, Math.ceil(shown.counts[wanted.count] / FITS_ON_A_PAGE)),
    products: shown.products.map(({ product, reasons, warning, verdict }) => ({
      product: cardProductOf(product),
      // A warning is among the reasons.
      reasons: warning ? reasons.filter((reason) => !warning.includes(reason)) : reasons,
      warning,
      canBuy: verdict === 'fits',
    })),
  };
}
