import { emailedWords } from '@contract/mail';
import type { ProjectRequestWithThread, Quote, QuoteRevision, SentRevision, ThreadEntryTaken } from '@contract/project';
import { totalOf } from '@contract/terms';
import { changesOf } from '@contract/terms-changes';
import type { StaffEntryInput } from '@contract/thread';
import { projectRequests } from '@/api/project-requests';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { conflictingVersion } from '../shared/forms/conflicting-version';
import { createOfficeStore } from '../shared/office-store';
import type { ThreadEvent } from '../shared/thread/thread-log';
import { useProjectList } from './project-list';
import { reasonOf } from './quote-history';

/** The requests that are being worked on, with their conversations, which no list brings along. */
export const useRequestThreads = createOfficeStore(projectRequests.read, { keyOf: String });

export const useRequestThread = (requestId: string): Remote<ProjectRequestWithThread> =>
  useRemoteOf(useRequestThreads, requestId);

/** Rejects with the call's error; the request is shown as it is then. */
export async function writeOnRequest(requestId: string, entry: StaffEntryInput): Promise<ThreadEntryTaken> {
  try {
    const taken = await projectRequests.write(requestId, entry);
    adopt(taken.request);
    return taken;
  } catch (error) {
    const current = conflictingVersion<ProjectRequestWithThread>(error);
    if (current) adopt(current);
    throw error;
  }
}

/** Shows a deleted request as one that is not here: it stayed while somebody wrote about it. */
export function readAsDeleted(requestId: string): void {
  void useRequestThreads.getState().reload(requestId);
  void useProjectList.getState().refresh();
}

/** The list holds what is changed next: it must be as new. */
function adopt(request: ProjectRequestWithThread): void {
  useRequestThreads.getState().put(request, request._id);
  const { thread: _left, ...changed } = request;
  const { list, replace, renew } = useProjectList.getState();
  const known = list.status === 'ready' && list.value.items.find(({ _id }) => _id === request._id);
  if (known) replace({ ...known, ...changed });
  void renew();
}

/** The conversation with what happened in between, as far as request and quote tell it; oldest first. */
export function withEvents({ createdAt, thread }: ProjectRequestWithThread, quote: Quote | null) {
  const sent = (quote?.revisions ?? []).map((terms, at, all) =>
    eventOf(`sent ${terms.revision}`, sentWords(terms, all[at - 1]), terms.sentAt),
  );
  const seen = (quote?.revisions ?? []).flatMap(({ revision, seenAt }) =>
    seenAt ? eventOf(`seen ${revision}`, 'Seen by the client.', seenAt) : [],
  );
  const answered = quote?.answeredAt ? [eventOf('answered', answerOf(quote), quote.answeredAt)] : [];
  const reopened = (quote?.reopenings ?? []).map(({ at, from }) =>
    eventOf(`reopened ${at}`, `Reopened by the office. It was ${from}.`, at),
  );
  const asked = eventOf('asked', 'Asked for a quote.', createdAt);
  return [asked, ...sent, ...seen, ...answered, ...reopened, ...thread].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
}

const eventOf = (_id: string, text: string, at: string): ThreadEvent => ({ _id, kind: 'event', text, at });

/** Of a later revision, what is another than in the one before. */
const sentWords = (terms: SentRevision, before: QuoteRevision | undefined): string =>
  `${emailedWords(terms, 'Sent', 'Not emailed:')} ${
    before ? `revision ${terms.revision}: ${changesOf(before, terms).join(', ')}` : totalOf(terms)
  }.`;

/** A quote that the client rejects is declined, one that staff reject is closed. */
function answerOf(quote: Quote): string {
  const isClient = quote.answeredBy === 'client';
  if (quote.status === 'accepted') return isClient ? 'Accepted by the client.' : 'Marked as accepted by the office.';
  const reason = reasonOf(quote);
  return isClient ? `Declined by the client${reason && `. ${reason}`}` : 'Closed by the office.';
}
