/** Ranges of statistics in days; daily sums are stored for the longest. */
export const FIGURE_RANGES = [30, 90, 400] as const;
export type FigureRange = (typeof FIGURE_RANGES)[number];
export const FIGURE_DAYS = 400;
/** Maximum number of posts and hosts in an answer. */
export const FIGURES_NAMED = 10;

/** Used instead of a host; never equal to one, because hosts contain a dot. */
export const THIS_SITE = 'this-site';
export const OTHER_HOSTS = 'other';

export interface DayViews {
  /** `YYYY-MM-DD`, in Lusaka. */
  day: string;
  views: number;
}

export interface PostViews {
  _id: string;
  title: string;
  views: number;
}

export interface HostViews {
  /** In lower case; `this-site` for the site's own pages, `other` for all hosts without their own line. */
  host: string;
  views: number;
}

/** Answer of `GET /blogs/figures`: views of visitors, without bots and staff. */
export interface BlogFigures {
  /** Every day of the range, oldest first; the last is today. */
  days: DayViews[];
  /** Most viewed first; empty if one post was requested. */
  posts: PostViews[];
  /** Referring hosts, most views first. Views without a referrer are not included. */
  hosts: HostViews[];
}
