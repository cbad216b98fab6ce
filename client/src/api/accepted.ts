import type { Accepted } from '@contract/errors';
import { ApiError } from './http';

/** Passes an answer on only when it says that the server took what was sent; anything else is a failure, with the server's own words where it has some. */
export function accepted<Answer extends Accepted>(answer: Answer): Answer {
  // the type is what we hope for: a portal in between may answer other JSON
  const body = answer as Partial<Record<keyof Accepted, unknown>> | null;
  if (body?.success === true) return answer;
  const words = body?.msg ?? body?.message;
  throw new ApiError(body?.success === false ? 400 : 0, typeof words === 'string' ? words : '');
}
