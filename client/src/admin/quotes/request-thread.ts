import { emailedText, sentWord } from '@contract/mail';
import type { ProjectRequestWithThread, Quote, QuoteRevision, SentRevision, ThreadEntryTaken } from '@contract/project';
import { totalOf } from '@contract/terms';
import { changesOf } from '@contract/terms-changes';
import type { StaffEntryInput } from '@contract/thread';
import { projectRequests } from '@/api/project-requests.api';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { createAdminStore } from '../shared/admin-store';
import { conflictingVersion } from '../shared/forms/conflicting-version';
import type { ThreadEvent } from '../shared/thread/thread-log';
import { useProjectList } from './project-list';
import { reasonOf } from './quote-history';

export const useRequestThreads = createAdminStore(projectRequests.read, { keyOf: String });

export const useRequestThread = (requestId: string): Remote<ProjectRequestWithThread> =>
  useRemoteOf(useRequestThreads, requestId);

/** Adds an entry to the conversation. After a conflict, shows the current request. Rejects with `ApiError`. */
export async function writeOnRequest(requestId: string, entry: StaffEntryInput): Promise<ThreadEntryTaken> {
  try {
    const taken = await projectRequests.write(requestId, entry);
    adoptRequest(taken.request);
    return taken;
  } catch (error) {
    const current = conflictingVersion<ProjectRequestWithThread>(error);
    if (current) adoptRequest(current);
    throw error;
  }
}

/** Reloads a request, so that the page and the list show its deletion. Call it when the server reports the deletion. */
export function readAsDeleted(requestId: string): void {
  void useRequestThreads.getState().reload(requestId);
  void useProjectList.getState().refresh();
}

/** Shows a changed request on the page and in the list. The next change from the list must send its new `updatedAt`. */
export function adoptRequest(request: ProjectRequestWithThread): void {
  useRequestThreads.getState().put(request, request._id);
  const { thread: _thread, steps: _steps, ...changed } = request;
  const { list, replace, renew } = useProjectList.getState();
  const known = list.status === 'ready' && list.value.items.find(({ _id }) => _id === request._id);
  if (known) replace({ ...known, ...changed });
  void renew();
}

export function withEvents({ createdAt, thread }: ProjectRequestWithThread, quote: Quote | null) {
  const sent = (quote?.revisions ?? []).map((terms, at, all) =>
    eventOf(`sent ${terms.revision}`, sentText(terms, all[at - 1]), terms.sentAt),
  );
  const seen = (quote?.revisions ?? []).flatMap(({ revision, seenAt }) =>
    seenAt ? eventOf(`seen ${revision}`, 'Seen by the client.', seenAt) : [],
  );
  const answered = quote?.answeredAt ? [eventOf('answered', answerOf(quote), quote.answeredAt)] : [];
  const reopened = (quote?.reopenings ?? []).map(({ at, from }) =>
    eventOf(`reopened ${at}`, `Reopened by staff. The quote was ${from} before.`, at),
  );
  const requested = eventOf('asked', 'Quote requested.', createdAt);
  return [requested, ...sent, ...seen, ...answered, ...reopened, ...thread].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
}

const eventOf = (_id: string, text: string, at: string): ThreadEvent => ({ _id, kind: 'event', text, at });

/** Describes the sending of a revision. The first revision is described by its total, later ones by their changes. */
function sentText(terms: SentRevision, before: QuoteRevision | undefined): string {
  const sent = emailedText(terms, sentWord(terms), 'made available, not emailed');
  return before
    ? `Revision ${terms.revision} ${sent}: ${changesOf(before, terms).join(', ')}.`
    : `Quote ${sent}: ${totalOf(terms)}.`;
}

function answerOf(quote: Quote): string {
  const isClient = quote.answeredBy === 'client';
  if (quote.status === 'accepted') return isClient ? 'Accepted by the client.' : 'Marked as accepted by staff.';
  const reason = reasonOf(quote);
  return isClient ? `Declined by the client${reason && `. ${reason}`}` : 'Closed by staff.';
}
