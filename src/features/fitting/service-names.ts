import { ZONES, type Zone } from '#features/delivery/zones.ts';

// Lines of orders are told apart by these names, also those that were sold before.
const SURVEY = 'Survey before the fitting';

/** Without a zone, which is not known yet, it names none. */
export function surveyName(zone: Zone | null): string {
  return `${SURVEY}${zone ? `, ${ZONES[zone]}` : ''}`;
}

/** The fitting of an LED wall. No table has a price for it: how it is hung depends on the place, so staff make its price in a quote. */
export const WALL_FITTING = 'Fitting: LED wall';

/** Whether a service is the fitting of screens, which a cart sells with them, by the name of its line. */
export function isScreenFitting(name: string): boolean {
  return name !== WALL_FITTING && !isSurveyName(name);
}

/** Whether a service is a survey, by the name of its line. */
export function isSurveyName(name: string): boolean {
  return name.startsWith(SURVEY);
}
