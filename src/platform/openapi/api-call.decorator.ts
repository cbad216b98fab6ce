import { SetMetadata } from '@nestjs/common';
import type { Schema } from './shape';

/** Metadata key of what the API's document says about a call. */
export const API_CALL = 'api-call';

export interface ApiCallWords {
  /** One line. */
  summary: string;
  answer: Schema;
  /** Sentences by status, beside those that follow from the call's access, body and path: see `describe-calls.ts`. */
  refusals: Record<number, string>;
}

/** Describes a call for the API's document. Every handler has one; a test walks the document and fails otherwise. */
export const ApiCall = (summary: string, answer: Schema, refusals: Record<number, string> = {}) =>
  SetMetadata(API_CALL, { summary, answer, refusals } satisfies ApiCallWords);
