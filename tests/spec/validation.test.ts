// Section 5, row by row: what a form refuses, and in which words.
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  createUserForm,
  customerRegistrationForm,
  forgotPasswordForm,
  loginForm,
  profileForm,
  resetPasswordForm,
  signupRequestForm,
} from '#features/accounts/forms.ts';
import { customerAddresses, passwordResetTokens, signupRequests, users } from '#features/accounts/tables.ts';
import { replyTo } from '#features/assistant/replies.ts';
import { CATEGORIES } from '#features/catalogue/categories.ts';
import { productForm } from '#features/catalogue/form.ts';
import { IMAGE_NOTE } from '#features/catalogue/gallery.ts';
import { products } from '#features/catalogue/tables.ts';
import { currencyForm } from '#features/currencies/form.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import { contactBody } from '#features/messages/contract.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import { paymentMethodForm } from '#features/payments/form.ts';
import { permissionForm } from '#features/permissions/form.ts';
import { grantees } from '#features/permissions/grantees.ts';
import { permissions } from '#features/permissions/tables.ts';
import { parseQuantity } from '#ui/quantity.ts';

type Errors = [field: string, message: string][];

function errorsOf(form: z.ZodType, values: unknown): Errors {
  const { error } = form.safeParse(values);
  return (error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]);
}

describe('Forgot password', () => {
  test.each(['', 'jo', 'jo@', '@shop.example', undefined])('refuses %j, which is no e-mail address', (email) => {
    expect(errorsOf(forgotPasswordForm, { email })).toEqual([['email', 'Please enter a valid email address']]);
  });

  test('takes an e-mail address', () => {
    expect(forgotPasswordForm.parse({ email: ' jo@shop.example ' })).toEqual({ email: 'jo@shop.example' });
  });
});

describe('Reset password', () => {
  const whole = { token: 'abc', newPassword: 'Letters1', confirmPassword: 'Letters1' };
  const errors = (change: object) => errorsOf(resetPasswordForm, { ...whole, ...change });

  test('takes a token and the same good password twice', () => expect(errors({})).toEqual([]));

  test.each(['', undefined])('asks for the token (%j)', (token) => {
    expect(errors({ token })).toEqual([['token', 'Token is required']]);
  });

  test('wants at least 8 characters', () => {
    const password = 'Short12';
    expect(errors({ newPassword: password, confirmPassword: password })).toEqual([
      ['newPassword', 'Password must be at least 8 characters'],
    ]);
  });

  test.each(['onlyletters', '1234567890'])('wants a letter and a digit (%s)', (password) => {
    expect(errors({ newPassword: password, confirmPassword: password })).toEqual([
      ['newPassword', 'Password must contain at least one letter and one number'],
    ]);
  });

  test.each(['Letters2', '', undefined])('wants the same password again (%j)', (confirmPassword) => {
    expect(errors({ confirmPassword })).toEqual([['confirmPassword', "Passwords don't match"]]);
  });

  test.each([null, undefined, 'text', 7])('refuses %j, which is no form', (sent) => {
    expect(errorsOf(resetPasswordForm, sent)).toHaveLength(1);
  });

  test('tells all that is wrong at once', () => {
    expect(errorsOf(resetPasswordForm, {}).map(([field]) => field)).toEqual([
      'token',
      'newPassword',
      'confirmPassword',
    ]);
  });
});

const person = { firstName: 'Jo', lastName: 'Smith', email: 'jo@shop.example', phoneNumber: '0113 496 0000' };

describe('Signup request', () => {
  const employer = { ...person, userType: 'employer' };
  const customer = { ...person, userType: 'public', password: 'Letters1' };

  test.each(['email', 'firstName', 'lastName', 'phoneNumber'])(
    'wants %s, and says so beside the first name',
    (field) => {
      for (const value of ['', '  ', undefined, null]) {
        const refused = [['firstName', 'All fields are required']];
        expect(errorsOf(signupRequestForm, { ...employer, [field]: value })).toEqual(refused);
        expect(errorsOf(customerRegistrationForm, { ...customer, [field]: value })).toEqual(refused);
      }
    },
  );

  test('wants a password from a customer, and from no other user', () => {
    expect(errorsOf(customerRegistrationForm, { ...customer, password: '' })).toEqual([
      ['firstName', 'All fields are required'],
    ]);
    expect(errorsOf(signupRequestForm, employer)).toEqual([]);
    expect(errorsOf(signupRequestForm, { ...employer, userType: 'admin', password: '' })).toEqual([]);
  });

  test.each(['onlyletters', '1234567890'])('a password that is given has letters and digits (%s)', (password) => {
    const refused = [['password', 'Password must contain both letters and numbers']];
    expect(errorsOf(signupRequestForm, { ...employer, password })).toEqual(refused);
    expect(errorsOf(customerRegistrationForm, { ...customer, password })).toEqual(refused);
  });

  test('a password that is given has at least 8 characters', () => {
    expect(errorsOf(signupRequestForm, { ...employer, password: 'Short12' })).toEqual([
      ['password', 'Password must be at least 8 characters'],
    ]);
  });

  test('the message is optional, for an admin too', () => {
    expect(signupRequestForm.parse({ ...employer, userType: 'admin', message: '' }).message).toBeUndefined();
  });

  test('an e-mail address that is none is told beside the missing fields', () => {
    expect(errorsOf(signupRequestForm, { userType: 'admin', email: 'jo' })).toEqual([
      ['email', 'Please enter a valid email address'],
      ['firstName', 'All fields are required'],
    ]);
  });

  test.each([
    ['firstName', 100],
    ['lastName', 100],
    ['phoneNumber', 20],
    ['companyName', 200],
  ])('%s is as long as its column: %d characters', (field, most) => {
    const longest = field === 'phoneNumber' ? '+44 (0) 113 496 0000' : 'x'.repeat(most);
    expect(errorsOf(signupRequestForm, { ...employer, [field]: longest })).toEqual([]);
    const tooLong = errorsOf(signupRequestForm, { ...employer, [field]: `${longest}x` });
    expect(tooLong.map(([at]) => at)).toEqual([field]);
    expect(tooLong[0]?.[1]).toContain(`at most ${most} characters`);
  });
});

describe('Login', () => {
  const whole = { username: 'jo.smith', password: 'Letters1', role: 'public' };
  const errors = (change: object) => errorsOf(loginForm, { ...whole, ...change });

  test.each(['', '  ', undefined])('asks for the username (%j)', (username) => {
    expect(errors({ username })).toEqual([['username', 'Username is required']]);
  });

  test('the password has at least 8 characters, with letters and digits', () => {
    expect(errors({ password: 'Short12' })).toEqual([['password', 'Password must be at least 8 characters']]);
    expect(errors({ password: 'onlyletters' })).toEqual([
      ['password', 'Password must contain both letters and numbers'],
    ]);
    expect(errors({ password: '12345678' })).toEqual([['password', 'Password must contain both letters and numbers']]);
  });

  test.each(['', 'owner', undefined])('asks for the role (%j)', (role) => {
    expect(errors({ role })).toEqual([['role', 'Please select your role']]);
  });

  test.each(['public', 'employer', 'admin'])('takes the role %s', (role) => expect(errors({ role })).toEqual([]));
});

describe('Admin create user', () => {
  test('has the same base rules as the signup', () => {
    expect(errorsOf(createUserForm, { ...person, lastName: '' })).toEqual([['firstName', 'All fields are required']]);
    expect(errorsOf(createUserForm, { ...person, userType: 'public' })).toEqual([
      ['firstName', 'All fields are required'],
    ]);
    expect(errorsOf(createUserForm, { ...person, password: 'onlyletters' })).toEqual([
      ['password', 'Password must contain both letters and numbers'],
    ]);
  });

  test('makes an employer unless said otherwise', () => {
    expect(createUserForm.parse(person)).toMatchObject({ ...person, userType: 'employer' });
  });

  test.each(['Sales Team', 'HR', 'Management', 'Operation Executive', 'Accounts'])(
    'knows the department %s',
    (department) => {
      expect(createUserForm.parse({ ...person, department }).department).toBe(department);
    },
  );

  test('the department is optional, and there are no others', () => {
    expect(errorsOf(createUserForm, { ...person, department: '' })).toEqual([]);
    expect(errorsOf(createUserForm, { ...person, department: 'Stores' })).toEqual([
      ['department', 'Choose one of Sales Team, HR, Management, Operation Executive, Accounts'],
    ]);
  });
});

describe('Profile', () => {
  const whole = { firstName: 'Jo', lastName: 'Smith', email: 'jo@shop.example' };
  test.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Invalid email address'],
  ])('%s left empty: %s', (field, message) => {
    expect(errorsOf(profileForm, { ...whole, [field]: '' })).toEqual([[field, message]]);
  });

  test('the phone number is optional', () => expect(profileForm.parse({ ...whole, phoneNumber: '' })).toEqual(whole));
});

describe('Product', () => {
  const whole = { name: 'Kiosk', price: '299.00', category: 'Kiosks' };
  test.each([
    ['name', '', 'Product name is required'],
    ['price', '', 'Price is required'],
    ['price', 'free', 'Price must be a number'],
    ['category', '', 'Category is required'],
    ['stockQuantity', 'many', 'Stock quantity must be a number'],
  ])('%s %j: %s', (field, value, message) => {
    expect(errorsOf(productForm, { ...whole, [field]: value })).toEqual([[field, message]]);
  });

  test('description and image are optional, it is in stock, and none are there', () => {
    expect(productForm.parse(whole)).toMatchObject({ inStock: true, stockQuantity: 0 });
  });

  test('the form offers six categories', () => {
    expect(CATEGORIES).toEqual([
      'Digital Menu Boards',
      'Interactive Displays',
      'Outdoor Signage',
      'Video Walls',
      'Kiosks',
      'Accessories',
    ]);
    for (const category of CATEGORIES) expect(errorsOf(productForm, { ...whole, category })).toEqual([]);
  });

  test('the upload says which images it takes', () => expect(IMAGE_NOTE).toBe('PNG, JPG, JPEG up to 10MB'));
});

describe('Permission', () => {
  test('asks for the user and the type, and grants unless said otherwise', () => {
    expect(errorsOf(permissionForm, {})).toEqual([
      ['userId', 'User selection is required'],
      ['permissionType', 'Permission type is required'],
    ]);
    expect(errorsOf(permissionForm, { userId: 0, permissionType: '' })).toHaveLength(2);
    expect(permissionForm.parse({ userId: 4, permissionType: 'view_orders', grantedBy: 1 })).toEqual({
      userId: 4,
      permissionType: 'view_orders',
      granted: true,
    });
  });

  test('only employers can be chosen', () => {
    const everybody = (['public', 'employer', 'admin'] as const).map((userType) => ({ userType }));
    expect(grantees(everybody)).toEqual([{ userType: 'employer' }]);
  });
});

describe('Payment method', () => {
  test.each([
    ['name', '', 'Payment method name is required'],
    ['processingFee', 'free', 'Processing fee must be a valid number'],
    ['processingFee', '-1', 'Processing fee must be a valid number'],
    ['acceptedCurrencies', '', 'At least one currency must be specified'],
  ])('%s %j: %s', (field, value, message) => {
    expect(errorsOf(paymentMethodForm, { name: 'Card', [field]: value })).toEqual([[field, message]]);
  });

  test('costs 0.00 and takes GBP unless said otherwise; description and settings are optional', () => {
    expect(paymentMethodForm.parse({ name: 'Card' })).toEqual({
      name: 'Card',
      processingFee: '0.00',
      acceptedCurrencies: 'GBP',
    });
  });
});

describe('Currency', () => {
  const euro = { code: 'EUR', name: 'Euro', symbol: '€' };
  test.each([
    ['code', 'EU', 'Currency code must be 3 characters'],
    ['code', 'EURO', 'Currency code must be 3 characters'],
    ['name', '', 'Currency name is required'],
    ['symbol', '', 'Currency symbol is required'],
    ['exchangeRate', '0', 'Exchange rate must be a positive number'],
    ['exchangeRate', '-1.2', 'Exchange rate must be a positive number'],
    ['exchangeRate', 'much', 'Exchange rate must be a positive number'],
  ])('%s %j: %s', (field, value, message) => {
    expect(errorsOf(currencyForm, { ...euro, [field]: value })).toEqual([[field, message]]);
  });

  test('the rate is 1.00 unless said otherwise', () => expect(currencyForm.parse(euro).exchangeRate).toBe('1.00'));
});

test.each(['', '   ', '\n\t'])('Chat input: a blank message (%j) is ignored', (message) => {
  expect(replyTo(message, { email: 'e', phone: 'p' })).toBeNull();
});

test.each(['0', '-3', '', 'two', '1.5'])('Cart quantity: typed %j falls back to 1', (typed) => {
  expect(parseQuantity(typed)).toBe(1);
});

test.each(['name', 'email', 'phone', 'subject', 'message'])('Contact form: %s is required', (field) => {
  const whole = {
    name: 'Jo',
    email: 'jo@shop.example',
    phone: '0113 496 0000',
    subject: 'Menu boards',
    message: 'How much?',
  };
  expect(errorsOf(contactBody, whole)).toEqual([]);
  expect(errorsOf(contactBody, { ...whole, [field]: ' ' }).map(([at]) => at)).toContain(field);
});

describe('Field lengths follow the entity limits', () => {
  const entities = {
    users: [
      users,
      { email: 100, userType: 20, companyName: 200, firstName: 100, lastName: 100, phoneNumber: 20, department: 50 },
    ],
    signup_requests: [
      signupRequests,
      { email: 100, userType: 20, companyName: 200, firstName: 100, lastName: 100, phoneNumber: 20, status: 20 },
    ],
    products: [products, { name: 200, category: 100, imageUrl: 500 }],
    orders: [orders, { orderNumber: 50, status: 20, paymentMethod: 50, paymentStatus: 20 }],
    order_items: [orderItems, { productName: 200 }],
    delivery_methods: [deliveryMethods, { name: 100 }],
    customer_addresses: [
      customerAddresses,
      {
        type: 20,
        firstName: 100,
        lastName: 100,
        company: 200,
        addressLine1: 200,
        addressLine2: 200,
        city: 100,
        county: 100,
        postcode: 20,
        country: 100,
        phoneNumber: 20,
      },
    ],
    password_reset_tokens: [passwordResetTokens, { token: 255 }],
    permissions: [permissions, { permissionType: 50 }],
  } as const;

  test.each(Object.entries(entities))('of %s', (_name, [table, lengths]) => {
    const columns: Record<string, { getSQLType(): string }> = getTableColumns(table);
    const types = Object.keys(lengths).map((field) => [field, columns[field]?.getSQLType()]);
    expect(types).toEqual(Object.entries(lengths).map(([field, length]) => [field, `varchar(${length})`]));
  });
});
