import { allows, type Role } from '@contract/users';
import { useSession } from '@/stores/session';

export interface Can {
  /** Editors and administrators may change content and work on messages, requests and quotes. */
  edit: boolean;
  /** Only administrators may change users and settings. */
  administer: boolean;
}

export function can(role: Role | undefined): Can {
  return { edit: !!role && allows(role, 'editor'), administer: !!role && allows(role, 'admin') };
}

export function useCan(): Can {
  return can(useSession((session) => session.user?.role));
}
