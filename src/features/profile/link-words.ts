/** Why a link to confirm an address does not work, the same for an unknown, a used and an old one. */
export const LINK_IS_NO_GOOD =
  'This link has been used already, is out of date, or was replaced by a newer one. Enter the address again in your account, and a new link comes.';
