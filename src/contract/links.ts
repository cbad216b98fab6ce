/** Where on the site a link leads to an address. */
export interface LinkSource {
  /** "Top menu", "Page: Fees". */
  name: string;
  /** Where the office changes it. */
  path: string;
  count: number;
}

export interface LinksMended {
  /** How many lead elsewhere now. */
  count: number;
}
