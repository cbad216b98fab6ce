export interface LinkSource {
  /** Examples: "Top menu", "Page: Fees". */
  name: string;
  /** Path in the back office where staff edit the link. */
  path: string;
  count: number;
}

export interface LinksMended {
  count: number;
}
