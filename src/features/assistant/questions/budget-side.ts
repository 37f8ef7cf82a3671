/** Whether a budget is meant with VAT or before it. */
export type BudgetSide = 'inc' | 'ex';

const WITH_VAT =
  /\b(?:inc|incl|including|included|inclusive of|with|after) (?:the )?vat\b|\bvat (?:inc\w*|on top included)\b/iu;
const BEFORE_VAT = /\b(?:ex|excl|excluding|exclusive of|before|plus|without|not counting) (?:the )?vat\b|\+ ?vat\b/iu;
// Those who as a rule cannot claim VAT back, so that their money has to cover it.
const PAYS_VAT =
  /\b(?:clubs?|club ?house|pavilion|committee|church|chapel|parish|mosque|village hall|scouts?|guides|pta|charit(?:y|ies)|volunteers?|allotments?|museum friends|not registered|at home|my house)\b/iu;

/** On which side of VAT the budget of a message is to be compared: as it says, or with VAT for those who cannot claim it back. */
export function budgetSideOf(message: string): BudgetSide {
  if (BEFORE_VAT.test(message)) return 'ex';
  return WITH_VAT.test(message) || PAYS_VAT.test(message) ? 'inc' : 'ex';
}
