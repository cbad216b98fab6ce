import {
  type Assignee,
  PROJECT_FIELDS,
  PROJECT_STATUS_FIELDS,
  type ProjectRequestAccepted,
  type ProjectRequestWithThread,
  type RequestedService,
  type ThreadEntryTaken,
} from '../../contract/project';
import { answerOf } from '../../platform/fields/answer-of';
import { id, listOf, object, orNull, STORED, shape, text, yes } from '../../platform/openapi/shape';
import { THREAD_ENTRY } from '../../platform/openapi/shared-answers';

/** What every answer with a request has. */
export const REQUEST = {
  ...STORED,
  ...answerOf(PROJECT_FIELDS),
  ...answerOf(PROJECT_STATUS_FIELDS),
  serviceId: object<RequestedService>({ _id: text, title: text }),
};

export const ASSIGNEE = shape<Assignee>('Assignee', { _id: id, name: text });

export const PROJECT_REQUEST_WITH_THREAD = shape<ProjectRequestWithThread>('ProjectRequestWithThread', {
  ...REQUEST,
  assignee: orNull(ASSIGNEE),
  thread: listOf(THREAD_ENTRY),
});

export const THREAD_ENTRY_TAKEN = shape<ThreadEntryTaken>('ThreadEntryTaken', {
  success: yes,
  message: text,
  msg: text,
  request: PROJECT_REQUEST_WITH_THREAD,
});

export const PROJECT_REQUEST_ACCEPTED = shape<ProjectRequestAccepted>('ProjectRequestAccepted', {
  success: yes,
  message: text,
  msg: text,
  requestId: id,
});
