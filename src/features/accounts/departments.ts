/** The departments of staff (sections 5 and 9). */
export const DEPARTMENTS = ['Sales Team', 'HR', 'Management', 'Operation Executive', 'Accounts'] as const;
