export interface LinkSource {
  /** Place of the link, such as "Top menu" or "Page: Fees". */
  name: string;
  /** Path in the back office where staff edit the link. */
  path: string;
  count: number;
}

export interface LinksMended {
  count: number;
}
