import type { signupRequests } from '#features/accounts/tables.ts';

/** The staff of the demo shop beside the two demo accounts. They have no password, so they cannot sign in. */
export const demoColleagues = [
  { firstName: 'Siobhán', lastName: "O'Brien", department: 'HR', userType: 'employer', isActive: true },
  { firstName: 'Li', lastName: 'Ng', department: 'Accounts', userType: 'employer', isActive: true },
  {
    firstName: 'Zoë',
    lastName: 'Featherstonehaugh-Cholmondeley',
    department: 'Operation Executive',
    userType: 'employer',
    isActive: true,
  },
  { firstName: 'Marcus', lastName: 'Adeyemi', department: 'Sales Team', userType: 'employer', isActive: true },
  { firstName: 'Helen', lastName: 'Pryce', department: 'Sales Team', userType: 'employer', isActive: false },
] as const;

/** Requests for an account, each with its age in days. */
export const demoRequests: readonly (Omit<typeof signupRequests.$inferInsert, 'createdAt'> & { daysAgo: number })[] = [
  {
    userType: 'employer',
    firstName: 'Pat',
    lastName: 'Doyle',
    email: 'pat.doyle@cheap-leads.example',
    companyName: 'Cheap Leads',
    phoneNumber: '020 7946 0154',
    message: 'Please send your customer list.',
    status: 'rejected',
    daysAgo: 19,
  },
  {
    userType: 'employer',
    firstName: '明',
    lastName: '王',
    email: 'ming.wang@lumen-walls.example',
    companyName: 'Lumen Walls',
    phoneNumber: '0161 496 0153',
    message: null,
    status: 'pending',
    daysAgo: 4,
  },
  {
    userType: 'admin',
    firstName: 'Daniel',
    lastName: 'Kaye',
    email: 'daniel.kaye@brightfront.example',
    companyName: null,
    phoneNumber: '0113 496 0152',
    message: 'I take over payments and currencies from Amira in December.',
    status: 'pending',
    daysAgo: 2,
  },
  {
    userType: 'employer',
    firstName: 'Grace',
    lastName: 'Okonkwo',
    email: 'grace.okonkwo@northern-installs.example',
    companyName: 'Northern Installs Limited',
    phoneNumber: '0113 496 0151',
    message: 'I fit your window displays across Yorkshire and would look up stock before I quote.',
    status: 'pending',
    daysAgo: 1,
  },
];
