import { BUILT_IN_TEAM, isLeader, rankOfRole, type TeamMember } from '@contract/team';

export interface ShownMember {
  id: string;
  name: string;
  role: string;
  image: string;
  bio: string;
}

interface TeamGroups {
  leaders: ShownMember[];
  others: ShownMember[];
}

/** The members in the screen's two groups, each by the rank of the role; the same rank keeps the order that was given. */
export function toGroups(members: readonly ShownMember[]): TeamGroups {
  const ranked = [...members].sort((one, other) => rankOfRole(one.role) - rankOfRole(other.role));
  return {
    leaders: ranked.filter(({ role }) => isLeader(role)),
    others: ranked.filter(({ role }) => !isLeader(role)),
  };
}

/** The stored members, or the built-in nine where there are none, unless the site shows its own alone. */
export function shownMembers(stored: readonly TeamMember[], isOwn: boolean): readonly ShownMember[] {
  return stored.length > 0 || isOwn ? stored : BUILT_IN_TEAM;
}
