/** Ranges in days from which staff can choose. Daily sums are stored for the longest range. */
export const STATISTICS_RANGES = [30, 90, 400] as const;
export type StatisticsRange = (typeof STATISTICS_RANGES)[number];
export const STATISTICS_DAYS = 400;
/** Maximum number of posts, and of hosts, in an answer. */
export const STATISTICS_ENTRIES = 10;

/** Name of this site in lists of hosts. No real host has this name, because hosts contain a dot. */
export const THIS_SITE = 'this-site';
export const OTHER_HOSTS = 'other';

export interface DayViews {
  day: string;
  views: number;
}

export interface PostViews {
  _id: string;
  title: string;
  views: number;
}

export interface HostViews {
  /** Host in lower case. `this-site` is the site itself, `other` the sum of all hosts that are not listed. */
  host: string;
  views: number;
}

/** Answer of `GET /blogs/figures`. Views by bots and staff are not counted. */
export interface BlogStatistics {
  days: DayViews[];
  /** Posts with most views first. Empty if the call asked for one post. */
  posts: PostViews[];
  /** Hosts that sent the visitors, most views first. Views without a referrer are not included. */
  hosts: HostViews[];
}
