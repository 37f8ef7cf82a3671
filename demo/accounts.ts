/** The accounts of the demo shop, one a role, printed at the start and shown on the login page. */
export const demoAccounts = [
  {
    role: 'admin',
    username: 'admin',
    password: 'Admin123!',
    firstName: 'Amira',
    lastName: 'Whitfield',
    email: 'admin@brightfront.example',
    department: 'Management',
    grants: [],
  },
  {
    role: 'employer',
    username: 'employer',
    password: 'Employer123!',
    firstName: 'Tom',
    lastName: 'Ashworth',
    email: 'tom.ashworth@brightfront.example',
    department: 'Sales Team',
    grants: ['view_products', 'view_orders'],
  },
  {
    role: 'public',
    username: 'customer',
    password: 'Customer123!',
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya@copperkettle.example',
    department: null,
    grants: [],
  },
] as const;
