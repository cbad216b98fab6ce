import { useSession } from './session';

export const OFFICE_PREFIX = 'office:';

/** Returns a storage key with the id of the current user, because several users may share a device. */
export const officeKey = (name: string): string => `${OFFICE_PREFIX}${useSession.getState().user?._id}:${name}`;
