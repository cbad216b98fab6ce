/** So many days back the figures may look; for so long daily sums are kept. */
export const FIGURE_RANGES = [30, 90, 400] as const;
export type FigureRange = (typeof FIGURE_RANGES)[number];
export const FIGURE_DAYS = 400;
/** Posts and hosts that an answer names. */
export const FIGURES_NAMED = 10;

/** In place of a host. No host is so called: each has a dot. */
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
  /** In lower case; `this-site` for the site's own pages, `other` for all that have no line of their own. */
  host: string;
  views: number;
}

/** Answer of `GET /blogs/figures`: views of visitors, without bots and staff. */
export interface BlogFigures {
  /** Every day of the range, oldest first; the last is today. */
  days: DayViews[];
  /** Most viewed first; empty where one post was asked for. */
  posts: PostViews[];
  /** What led readers here, most first. Views that came without saying so are in none of them. */
  hosts: HostViews[];
}
