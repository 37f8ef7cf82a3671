import { INVALID_CREDENTIALS } from '#features/accounts/login-words.ts';
import { DEFAULT_CURRENCY, REFRESH_FAILED } from '#features/currencies/words.ts';
import { POSTCODE_UNCHECKED } from '#features/delivery/words.ts';
import { ORDER_NOT_FOUND } from '#features/tracking/words.ts';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { OUR_FAULT } from '#values/problem.ts';
import { EVERYWHERE_FAILED, EVERYWHERE_WELL } from './toast-texts-everywhere.ts';

export { failureToast, PAGE_TITLES } from './toast-texts-everywhere.ts';

// Section 8: what a person is told after something went well or wrong. The words stand here and nowhere else, but for those
// that the server says too, which stand in their feature, and those that every visitor's browser loads, which stand beside this
// file. Where the specification leaves a wording open, it is ours.

/** The toasts of what went well. */
export const SUCCESS = {
  ...EVERYWHERE_WELL,
  itemRemoved: { title: 'Item Removed' },
  cartCleared: { title: 'Cart Cleared' },
  requestSubmitted: { title: 'Request Submitted', description: 'An admin will review it shortly' },
  accountCreated: { title: 'Account Created' },
  profileUpdated: { title: 'Profile Updated' },
  accountDeleted: { title: 'Account Deleted', description: 'Our books keep orders and invoices only.' },
  userCreated: { title: 'User Created' },
  userUpdated: { title: 'User Updated' },
  userDeleted: { title: 'User Deleted' },
  passwordLinkMade: { title: 'Password Link Made' },
  requestUpdated: { title: 'Request Updated' },
  productCreated: { title: 'Product Created' },
  productUpdated: { title: 'Product Updated' },
  productDeleted: { title: 'Product Deleted' },
  productsImported: { title: 'Products Imported' },
  stockChanged: { title: 'Stock Updated' },
  productsChanged: { title: 'Products Updated' },
  permissionGranted: { title: 'Permission Granted' },
  permissionUpdated: { title: 'Permission Updated' },
  permissionRevoked: { title: 'Permission Revoked' },
  paymentMethodCreated: { title: 'Payment Method Created' },
  paymentMethodUpdated: { title: 'Payment Method Updated' },
  paymentMethodDeleted: { title: 'Payment Method Deleted' },
  deliveryMethodCreated: { title: 'Delivery Method Created' },
  deliveryMethodUpdated: { title: 'Delivery Method Updated' },
  deliveryMethodDeleted: { title: 'Delivery Method Deleted' },
  currencyCreated: { title: 'Currency Created' },
  currencyUpdated: { title: 'Currency Updated' },
  currencyDeleted: { title: 'Currency Deleted' },
  ratesRefreshed: { title: 'Exchange Rates Refreshed' },
  orderUpdated: { title: 'Order Updated' },
  ordersUpdated: { title: 'Orders Updated' },
  statusUndone: { title: 'Undone' },
  deliveryChanged: { title: 'Delivery Changed' },
  fittingConfirmed: { title: 'Fitting Confirmed' },
  surveyConfirmed: { title: 'Survey Confirmed' },
  fittingSaved: { title: 'Fitting Prices Saved' },
  orderTakenDown: { title: 'Order Placed' },
  viewSaved: { title: 'View Saved' },
  viewRemoved: { title: 'View Removed' },
  returnRequested: { title: 'Return Requested', description: 'We look at it and answer you by e-mail.' },
  returnAnswered: { title: 'Return Answered' },
  returnCompleted: { title: 'Return Completed' },
  addressSaved: { title: 'Address Saved' },
  addressDeleted: { title: 'Address Deleted' },
  paymentsRecorded: { title: 'Payments Recorded' },
  paymentRecorded: { title: 'Payment Recorded' },
  refundRecorded: { title: 'Refund Recorded' },
  heldPaymentAccepted: { title: 'Payment Accepted' },
  heldPaymentGivenBack: { title: 'Payment Given Back', description: 'Stripe pays it back the way it came.' },
  noteAdded: { title: 'Note Added' },
  messageAnswered: { title: 'Answer Sent' },
  messageAnswerStored: { title: 'Answer Stored', description: 'It is not sent: no mail server is set up yet' },
  messageUpdated: { title: 'Message Updated' },
  quoteSaved: { title: 'Quote Saved' },
  quoteSent: { title: 'Quote Sent' },
  quoteReady: {
    title: 'Quote Ready',
    description: 'It can be accepted. Its e-mail is not sent: no mail server is set up yet',
  },
  quoteWithdrawn: { title: 'Quote Withdrawn' },
  pointsAdjusted: { title: 'Points Adjusted' },
  creditPaidOut: { title: 'Credit Paid Out' },
  driverAssigned: { title: 'Driver Assigned' },
  driverTakenOff: { title: 'Driver Taken Off' },
  driverUpdated: { title: 'Driver Updated' },
  placeSaved: { title: 'Place Saved' },
  settingsSaved: { title: 'Settings Saved' },
} as const satisfies Record<string, ToastRequest>;

/** What failed, for when the server has not said why. */
export const FAILURES = {
  ...EVERYWHERE_FAILED,
  decideHeldPayment: 'Failed to decide about the payment',
  updateQuantity: 'Failed to update quantity',
  removeItem: 'Failed to remove item',
  clearCart: 'Failed to clear cart',
  checkPostcode: POSTCODE_UNCHECKED,
  signupRequest: 'Failed to submit signup request. Please try again.',
  customerRegistration: 'Failed to create customer account. Please try again.',
  login: INVALID_CREDENTIALS,
  passwordResetRequest: OUR_FAULT.title,
  passwordResetConfirm: 'Failed to reset password',
  readImage: 'Failed to process image file',
  createUser: 'Failed to create user.',
  deleteUser: 'Failed to delete user.',
  updateUser: 'Failed to update user.',
  makePasswordLink: 'Failed to make a password link',
  updateRequest: 'Failed to update request.',
  updateProfile: 'Failed to update profile',
  downloadData: 'Failed to download your data',
  deleteAccount: 'Failed to delete your account',
  createProduct: 'Failed to create product',
  updateProduct: 'Failed to update product',
  deleteProduct: 'Failed to delete product',
  importProducts: 'Failed to import products',
  changeStock: 'Failed to change the stock',
  changeProducts: 'Failed to update products',
  grantPermission: 'Failed to grant permission',
  updatePermission: 'Failed to update permission',
  revokePermission: 'Failed to revoke permission',
  updateOrderStatus: 'Failed to update order status',
  undoStatus: 'Failed to undo',
  changeDelivery: 'Failed to change the delivery',
  confirmFitting: 'Failed to confirm the day',
  saveFitting: 'Failed to save the prices',
  changeFitting: 'Failed to change the fitting',
  saveView: 'Failed to save the view',
  removeView: 'Failed to remove the view',
  reorder: 'Failed to put the order in the cart',
  requestReturn: 'Failed to request the return',
  answerReturn: 'Failed to answer the return',
  completeReturn: 'Failed to refund the return',
  saveAddress: 'Failed to save the address',
  deleteAddress: 'Failed to delete the address',
  recordPayment: 'Failed to record the payment',
  recordRefund: 'Failed to record the refund',
  addNote: 'Failed to add the note',
  answerMessage: 'Failed to send the answer',
  updateMessage: 'Failed to update the message',
  makeQuote: 'Failed to make a quote',
  requestQuote: 'Failed to ask for a quote',
  saveQuote: 'Failed to save the quote',
  withdrawQuote: 'Failed to withdraw the quote',
  acceptQuote: 'Failed to accept the quote',
  adjustPoints: 'Failed to adjust points',
  payOutCredit: 'Failed to pay out credit',
  createPaymentMethod: 'Failed to create payment method',
  updatePaymentMethod: 'Failed to update payment method',
  deletePaymentMethod: 'Failed to delete payment method',
  createDeliveryMethod: 'Failed to create delivery method',
  addClosingDay: 'Failed to add the closing day',
  updateDeliveryMethod: 'Failed to update delivery method',
  deleteDeliveryMethod: 'Failed to delete delivery method',
  createCurrency: 'Failed to create currency',
  updateCurrency: 'Failed to update currency',
  deleteCurrency: 'Failed to delete currency',
  refreshRates: REFRESH_FAILED,
  assignDriver: 'Failed to assign the driver',
  savePlace: 'Failed to save the place',
  setUp: 'Failed to set up the shop',
  saveSettings: 'Failed to save settings',
  loadSettings: 'Failed to load settings',
} as const;

/** What stands in the way before anything is sent. */
export const REFUSED = {
  searchRequired: {
    title: 'Search Required',
    description: 'Please enter an order number to track',
    variant: 'destructive',
  },
  orderNotFound: { ...ORDER_NOT_FOUND, variant: 'destructive' },
  defaultCurrency: { ...DEFAULT_CURRENCY, variant: 'destructive' },
} as const satisfies Record<string, ToastRequest>;

const TYPED_IS_LOST = 'What you have typed will be lost.';

/** What is asked before something is taken away; the browser asks, or the page itself before the scripts arrive. */
export const CONFIRMATIONS = {
  deleteAccount: {
    title: 'Delete your account for good?',
    description: 'Your points, addresses and cart go with it. This cannot be undone.',
  },
  clearCart: { title: 'Clear the cart?', description: 'Everything in it will be taken out.' },
  deleteProduct: {
    title: 'Delete this product?',
    description: 'It leaves the shop at once. One that was ever ordered is kept in the archive.',
  },
  freeOfCharge: { title: 'Save at a price of £0.00?', description: 'Shoppers who order it pay nothing for it.' },
  deleteAddress: { title: 'Delete this address?', description: 'Orders that went there keep it.' },
  deletePaymentMethod: {
    title: 'Delete this payment method?',
    description: 'Checkout no longer offers it. One that orders were placed with is kept; switch it off instead.',
  },
  deleteDeliveryMethod: {
    title: 'Delete this delivery method?',
    description: 'Checkout no longer offers it. One that orders went by is kept; switch it off instead.',
  },
  deleteCurrency: { title: 'Delete this currency?', description: 'Prices can no longer be shown in it.' },
  withdrawQuote: {
    title: 'Withdraw this quote?',
    description: 'The customer can no longer accept it, and is told so by e-mail. You can price it anew.',
  },
  leavePage: { title: 'Leave without saving?', description: TYPED_IS_LOST },
  leaveForm: { title: 'Close without saving?', description: TYPED_IS_LOST },
  deactivateUser: {
    title: 'Deactivate this account?',
    description: 'Its owner is signed out everywhere at once, and cannot sign in until it is reactivated.',
  },
  reactivateUser: { title: 'Reactivate this account?', description: 'Its owner can sign in again.' },
  newPasswordLink: {
    title: 'Make a new password link?',
    description:
      'With it the owner of this account chooses a password, once. Links made before stop working; a password that is there holds until then.',
  },
  takeDriverOff: {
    title: 'Take the driver off this order?',
    description: 'Nobody brings it then, and the driver’s link to it ends at once.',
  },
  deleteUser: { title: 'Delete this account?', description: 'The account is gone for good, and its owner signed out.' },
  deactivateInsteadOfDeleting: {
    title: 'Deactivate instead of deleting?',
    description:
      'Orders or recorded changes name this account, so it is kept. It is deactivated and its owner signed out.',
  },
  revokePermission: {
    title: 'Revoke this permission?',
    description: 'It ends with the next click of whoever holds it. The audit log keeps its story.',
  },
  approveRequest: {
    title: 'Approve this request?',
    description: 'This creates the account. Its owner chooses a password by a link that works for 72 hours.',
  },
  rejectRequest: { title: 'Reject this request?', description: 'No account is made. This cannot be undone.' },
} as const;

/** Asked before a dialog closes over what was typed in it. */
export const LEAVE_QUESTION = `${CONFIRMATIONS.leaveForm.title} ${CONFIRMATIONS.leaveForm.description}`;
