export const USER_TYPES = ['public', 'employer', 'admin'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The user types on screens (decision A13), in the order of the login form. */
export const USER_TYPE_NAMES: Record<UserType, string> = { public: 'Customer', employer: 'Employer', admin: 'Admin' };
