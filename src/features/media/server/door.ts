export { type Picture, putMedia } from './store.ts';
