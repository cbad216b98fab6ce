/** A place on the site that links to a URL. */
export interface LinkSource {
  /** "Top menu", "Page: Fees". */
  name: string;
  /** Path in the back office to edit it. */
  path: string;
  count: number;
}

export interface LinksMended {
  /** Number of changed links. */
  count: number;
}
