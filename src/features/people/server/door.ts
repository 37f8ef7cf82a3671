// What other features may call of the people; described where it is written.
export { mayStillPropose } from './may-still-propose.ts';
