export { sumUpDays } from './sum-up-days.ts';
