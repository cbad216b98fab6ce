import { allows, type Role } from '@contract/users';
import { useSession } from '@/stores/session';

/**
 * What the signed-in person may do; screens leave out what is `false`.
 * The server decides again: this only keeps a screen from offering what would be refused.
 */
export interface Can {
  /** Create, change and delete content; work on messages, requests and quotes: editors and administrators. */
  edit: boolean;
  /** Users and settings: administrators. */
  administer: boolean;
}

export function can(role: Role | undefined): Can {
  return { edit: !!role && allows(role, 'editor'), administer: !!role && allows(role, 'admin') };
}

export function useCan(): Can {
  return can(useSession((session) => session.user?.role));
}
