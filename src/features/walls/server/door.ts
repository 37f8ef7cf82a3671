export { designOf } from './design-of.ts';
