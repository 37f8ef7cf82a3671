export { salesOfDay } from './sales-of-day.ts';
export { sumUpDays } from './sum-up-days.ts';
