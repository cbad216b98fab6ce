import { useSession } from './session';

export const OFFICE_PREFIX = 'office:';

/** Returns a storage key for the current user only, because several users may share a device. */
export const officeKey = (name: string): string => `${OFFICE_PREFIX}${useSession.getState().user?._id}:${name}`;

/** Prefix of keys for the names of uploading images. */
export const UPLOAD_NAMES = 'pictures:';
