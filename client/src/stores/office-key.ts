import { useSession } from './session';

/** Begins the names of all that the office keeps in a browser for one person. */
export const OFFICE_PREFIX = 'office:';

/** Each person's own: nobody else on this machine is offered it. */
export const officeKey = (name: string): string => `${OFFICE_PREFIX}${useSession.getState().user?._id}:${name}`;

/** Begins the name under which it is kept which pictures are on their way into the text at an address. */
export const PICTURES = 'pictures:';
