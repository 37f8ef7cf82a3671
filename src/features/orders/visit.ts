import { isSurveyName } from '#features/fitting/service-names.ts';
import { piecesLeft } from './pieces.ts';

/** What we come for: to fit, or to look at the place. */
export type Visit = 'fitting' | 'survey';

export const VISIT_NAMES: Readonly<Record<Visit, string>> = { fitting: 'Fitting', survey: 'Survey' };

interface Line {
  productName: string;
  isService?: boolean | undefined;
  quantity: number;
  refunded: number;
}

/** What we come for, by the lines of an order: for a survey where nothing else was bought, or is left, of its services. */
export function visitOf(items: readonly Line[]): Visit {
  const services = items.filter(({ isService }) => isService);
  const left = services.filter((item) => piecesLeft(item) > 0);
  const counted = left.length > 0 ? left : services;
  return counted.length > 0 && counted.every(({ productName }) => isSurveyName(productName)) ? 'survey' : 'fitting';
}
