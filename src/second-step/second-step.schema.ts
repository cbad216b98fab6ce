import { Schema } from 'mongoose';
import type { StoredRow } from '../platform/database/stored-schema';

/** Secret of an authenticator app, encrypted. */
interface StoredSecret {
  secret: string;
}

export interface StoredSecondStep extends StoredSecret {
  /** Time step of the last code that was used. This code and earlier ones do not work again. */
  lastStep: number;
  /** SHA-256 of the unused recovery codes. */
  codes: string[];
}

/** An account that can have a two-step login. */
export type SecondStepRow = StoredRow & {
  secondStep?: StoredSecondStep;
  /** Secret that no code has confirmed yet. */
  newSecret?: StoredSecret & { at: Date };
};

/** Fields with secrets, removed from a deleted account when Undo is over, and when two-step login is reset. */
export const SECOND_STEP_SECRETS = ['secondStep', 'newSecret'] as const;

export function addSecondStep(schema: Schema): void {
  schema.add({
    secondStep: { type: new Schema({ secret: String, lastStep: Number, codes: [String] }, { _id: false }) },
    newSecret: { type: new Schema({ secret: String, at: Date }, { _id: false }) },
  });
}

export const hasSecondStep = ({ secondStep }: Pick<SecondStepRow, 'secondStep'>): boolean => secondStep !== undefined;
