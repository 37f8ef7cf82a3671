/** What a driver's address holds: the order, and the key that opens it. */
export interface DriveLink {
  orderNumber: string;
  key: string;
}
