/** A post as it is loaded on a first start. Sample content: replace it. */
export interface SamplePost {
  /** Gives the post its fixed id. */
  key: string;
  title: string;
  content: string;
  category: string;
  tags: string[];
  authorName: string;
  isFeatured: boolean;
  /** Name of the cover's file among the uploads. */
  coverName: string;
  /** A drawing of 1200 x 800. */
  cover: string;
  /** How long before the load it was written. */
  daysAgo: number;
}
