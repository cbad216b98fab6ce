import { BUILT_IN_TEAM, compareMembers, isLeader, type TeamMember } from '@contract/team';

export type ShownMember = (typeof BUILT_IN_TEAM)[number] & Partial<Pick<TeamMember, 'order' | 'group'>>;

interface TeamGroups {
  leaders: ShownMember[];
  others: ShownMember[];
}

/** The members in the screen's two groups; those with the same place keep the order that was given. */
export function toGroups(members: readonly ShownMember[]): TeamGroups {
  const ranked = [...members].sort(compareMembers);
  return {
    leaders: ranked.filter(isLeader),
    others: ranked.filter((member) => !isLeader(member)),
  };
}

/** The stored members, or the built-in nine where there are none, unless the site shows its own alone. */
export function shownMembers(stored: readonly TeamMember[], isOwn: boolean): readonly ShownMember[] {
  return stored.length > 0 || isOwn ? stored : BUILT_IN_TEAM;
}
