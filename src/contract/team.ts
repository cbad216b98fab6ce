import type { Stored } from './errors';
import { choice, type InputOf, image, optionalText, requiredText, wholeNumber } from './fields';
import { LIMITS } from './limits';

export const TEAM_MEMBER_FIELDS = {
  name: requiredText('Name', LIMITS.name),
  role: requiredText('Role', LIMITS.role),
  image: image('Photo', 'square image recommended, min 300x300px'),
  bio: optionalText('Bio', LIMITS.bio, { rows: [3, 10] }),
  /** Members with an order come first. The others are sorted by role. */
  order: wholeNumber('Order', 0, LIMITS.order, {
    hint: 'Member 1 is shown first. Enter 0 to sort a member by role, after the numbered members.',
  }),
  group: choice('Group', { role: 'By role', leaders: 'Leaders', others: 'Other members' }, 'role', {
    takesNull: true,
  }),
};

export type TeamMemberInput = InputOf<typeof TEAM_MEMBER_FIELDS>;

export interface TeamMember extends TeamMemberInput, Stored {
  id: string;
}

type Placed = Pick<TeamMemberInput, 'role'> & Partial<Pick<TeamMemberInput, 'order' | 'group'>>;

/** Ranks of roles, best first. The first match counts. `\b` avoids matches within words, as in "coordinator". */
const ROLE_RANKS: ReadonlyArray<readonly [RegExp, number]> = [
  [/\bceo\b|founder/i, 1],
  [/chief|\bcto\b|\bcoo\b/i, 2],
  [/lead|director/i, 3],
  [/manager/i, 4],
  [/officer/i, 5],
];

/** Compares two members of the same group: first by order, then by the rank of the role. */
export function compareMembers(one: Placed, other: Placed): number {
  return placeOf(one) - placeOf(other) || rankOfRole(one.role) - rankOfRole(other.role);
}

const placeOf = ({ order = 0 }: Placed): number => order || LIMITS.order + 1;

function rankOfRole(role: string): number {
  return ROLE_RANKS.find(([pattern]) => pattern.test(role))?.[1] ?? 6;
}

export function isLeader({ role, group = 'role' }: Placed): boolean {
  return group === 'role' ? /\b(ceo|cto|coo)\b|founder|chief|director/i.test(role) : group === 'leaders';
}

type BuiltInMember = Omit<TeamMemberInput, 'order' | 'group'> & { id: string };

/** Sample members. Visitors see them while the database has none. A first start with sample content stores them. */
export const BUILT_IN_TEAM: readonly BuiltInMember[] = [
  {
    name: 'Chileshe Mumba',
    role: 'Founder and CEO',
    bio: 'Taught mathematics in Kitwe for eight years before she opened the first class with six borrowed laptops. She still takes the Saturday lesson.',
  },
  {
    name: 'Kelvin Phiri',
    role: 'Chief Technology Officer',
    bio: 'Builds the software that our schools run every morning. It must also work on a phone that is five years old, so he tests it on his own old phone.',
  },
  {
    name: 'Namukolo Sitali',
    role: 'Director of Programmes',
    bio: 'Plans every course so that learners have work to show at the end. She trained teachers in Mongu before she came to us.',
  },
  {
    name: 'Thandiwe Mwansa',
    role: 'Lead Instructor, AI and Data',
    bio: 'Explains machine learning with maize prices and bus routes. In class, she always asks first where the numbers come from.',
  },
  {
    name: 'Mutinta Hamoonga',
    role: 'Design Lead',
    bio: 'Designs every screen for small phones and small data bundles. She visits users in Choma before she starts to draw.',
  },
  {
    name: 'Joseph Banda',
    role: 'School Partnerships Manager',
    bio: 'Was a head teacher in Ndola. He visits each partner school once a term and reads the register together with the clerk.',
  },
  {
    name: 'Bwalya Chanda',
    role: 'Marketing Manager',
    bio: 'Writes our texts and keeps them short. She leads our work with small businesses in Lusaka.',
  },
  {
    name: 'Lubasi Akapelwa',
    role: 'Finance Officer',
    bio: 'Keeps our accounts and makes sure that every kwacha of a scholarship reaches a learner.',
  },
  {
    name: 'Natasha Zulu',
    role: 'Robotics Instructor',
    bio: 'Her learners build robots from scrap wire, bottle tops and one good motor. Two of their teams have reached the national final.',
  },
].map((member) => ({ ...member, id: member.name.toLowerCase().replace(' ', '-'), image: '' }));
