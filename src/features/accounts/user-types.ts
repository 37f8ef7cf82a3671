export const USER_TYPES = ['public', 'employer', 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** How the kinds of users read on screens (decision A13), in the order in which the login offers them. */
export const USER_TYPE_NAMES: Record<UserType, string> = { public: 'Customer', employer: 'Employer', admin: 'Admin' };
