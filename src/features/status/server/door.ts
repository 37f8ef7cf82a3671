export { tellConcerns } from './tell-concerns.ts';
