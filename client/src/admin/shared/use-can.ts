import { allows, type Role } from '@contract/users';
import { useSession } from '@/stores/session';

/** Permissions of the user. Screens leave out what is `false`; the server checks again. */
export interface Can {
  /** Editors and administrators: change content; work on messages, requests and quotes. */
  edit: boolean;
  /** Administrators: users and settings. */
  administer: boolean;
}

export function can(role: Role | undefined): Can {
  return { edit: !!role && allows(role, 'editor'), administer: !!role && allows(role, 'admin') };
}

export function useCan(): Can {
  return can(useSession((session) => session.user?.role));
}
