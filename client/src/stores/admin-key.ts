import { useSession } from './session';

export const ADMIN_PREFIX = 'office:';

/** Returns a storage key with the id of the current user, because several users may share a device. */
export const adminKey = (name: string): string => `${ADMIN_PREFIX}${useSession.getState().user?._id}:${name}`;
