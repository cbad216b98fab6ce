import { FairLane } from '../../platform/concurrency/fair-lane';

/**
 * Lane in which visitors wait for a quotation to be drawn. Pages have another: nobody waits for a page behind a file.
 */
export class QuotationLane extends FairLane {}
