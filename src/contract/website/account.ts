/** Of the pages Login and Sign Up. */
export const ACCOUNT_DESCRIPTION = 'Accounts are not open yet.';
