import { COST_OF_A_LESSON } from './cost-of-a-lesson';
import { FIRST_PAID_WORK } from './first-paid-work';
import { MAIZE_PRICES } from './maize-prices';
import { REGISTER_OFFLINE } from './register-offline';
import type { SamplePost } from './sample-post';
import { WIRE_ROBOTS } from './wire-robots';

/** The posts of a first start, the newest first. */
export const SAMPLE_POSTS: readonly SamplePost[] = [
  MAIZE_PRICES,
  WIRE_ROBOTS,
  REGISTER_OFFLINE,
  COST_OF_A_LESSON,
  FIRST_PAID_WORK,
];
