/** Why goods come back, in the order in which the form offers it. */
export const RETURN_REASONS = ['damaged', 'faulty', 'wrong_item', 'not_needed', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const REASON_NAMES: Record<ReturnReason, string> = {
  damaged: 'It arrived damaged',
  faulty: 'It does not work as it should',
  wrong_item: 'It is not what I ordered',
  not_needed: 'I no longer need it',
  other: 'Another reason',
};

/** Where a return stands; only the first two can still change. */
export const RETURN_STATUSES = ['requested', 'accepted', 'refused', 'completed'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

export const RETURN_STATUS_NAMES: Record<ReturnStatus, string> = {
  requested: 'Requested',
  accepted: 'Accepted',
  refused: 'Refused',
  completed: 'Completed',
};
