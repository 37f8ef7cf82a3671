/** The reasons of a return, in the sequence of the form. */
export const RETURN_REASONS = ['damaged', 'faulty', 'wrong_item', 'not_needed', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const REASON_NAMES: Record<ReturnReason, string> = {
  damaged: 'It arrived damaged',
  faulty: 'It does not work as it should',
  wrong_item: 'It is not what I ordered',
  not_needed: 'I no longer need it',
  other: 'Another reason',
};

/** Why goods came back, as a credit note and the ledger say it. */
export const CREDIT_REASONS: Record<ReturnReason, string> = {
  damaged: 'Goods returned, arrived damaged',
  faulty: 'Goods returned, faulty',
  wrong_item: 'Goods returned, not what was ordered',
  not_needed: 'Goods returned, no longer needed',
  other: 'Goods returned',
};

/** The statuses of a return; the last two are final. */
export const RETURN_STATUSES = ['requested', 'accepted', 'refused', 'completed'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

export const RETURN_STATUS_NAMES: Record<ReturnStatus, string> = {
  requested: 'Requested',
  accepted: 'Accepted',
  refused: 'Refused',
  completed: 'Completed',
};

/** How many pictures can be sent with a request. */
export const MOST_PICTURES = 3;
