import type { Deletion } from '@contract/errors';
import { ApiError } from '@/api/http';
import { differing, type RecordField } from './differing';

/** The entity as it is stored now, when a change lost a race against another person's; else nothing. */
export function storedInstead<T>(error: unknown): T | undefined {
  return error instanceof ApiError && error.status === 409 ? (error.current as T | undefined) : undefined;
}

/** The delete of a record that was to be saved, where it can be brought back. */
export const deletionOf = (error: unknown): Deletion | undefined =>
  error instanceof ApiError ? error.deleted : undefined;

interface OwnSave<F, R> {
  /** @param over the stored version to save over, where that is not the one that was read */
  save: (over?: R) => Promise<R>;
  /** Forms that the server may have stored: the one that is saved, and those whose answers were lost. */
  sent: readonly F[];
  toForm: (stored: R) => F;
  fields: readonly RecordField<F>[];
}

/**
 * Saves a form. A save whose answer was lost is no conflict: where the server has stored what this form has sent, nobody
 * else has changed anything, and the form is saved over that.
 * Errors: those of `save`; 409 only where somebody else was faster.
 */
export async function saveOverOwn<F, R>({ save, sent, toForm, fields }: OwnSave<F, R>): Promise<R> {
  try {
    return await save();
  } catch (error) {
    const stored = storedInstead<R>(error);
    if (!stored || !sent.some((form) => differing(fields, form, toForm(stored)).length === 0)) throw error;
    return save(stored);
  }
}
