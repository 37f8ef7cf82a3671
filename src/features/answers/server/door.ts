// What other features call.
export { shopAnswers } from './shop-answers.ts';
