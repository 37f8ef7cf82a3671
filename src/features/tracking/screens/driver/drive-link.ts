/** The parameters of a driver's link. */
export interface DriveLink {
  orderNumber: string;
  key: string;
}
