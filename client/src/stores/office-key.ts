import { useSession } from './session';

/** Prefix of all back office keys in the browser's storage. */
export const OFFICE_PREFIX = 'office:';

/** Key for the current user: other users of this device do not get its value. */
export const officeKey = (name: string): string => `${OFFICE_PREFIX}${useSession.getState().user?._id}:${name}`;

/** Prefix of the keys that list the uploads into a text. */
export const PICTURES = 'pictures:';
