import {
  type Pagination,
  PROJECT_FIELDS,
  PROJECT_STATUS_FIELDS,
  type ProjectRequest,
  type ProjectRequestAccepted,
  type ProjectRequestList,
  type ProjectRequestWithThread,
  type RequestedService,
  type ThreadEntryTaken,
} from '../../contract/project';
import { answerOf } from '../../platform/fields/answer-of';
import { count, id, listOf, object, STORED, shape, text, yes } from '../../platform/openapi/shape';
import { THREAD_ENTRY } from '../../platform/openapi/shared-answers';

const REQUEST = {
  ...STORED,
  ...answerOf(PROJECT_FIELDS),
  ...answerOf(PROJECT_STATUS_FIELDS),
  serviceId: object<RequestedService>({ _id: text, title: text }),
};
const PROJECT_REQUEST = shape<ProjectRequest>('ProjectRequest', REQUEST);

export const PROJECT_REQUEST_WITH_THREAD = shape<ProjectRequestWithThread>('ProjectRequestWithThread', {
  ...REQUEST,
  thread: listOf(THREAD_ENTRY),
});

export const THREAD_ENTRY_TAKEN = shape<ThreadEntryTaken>('ThreadEntryTaken', {
  success: yes,
  message: text,
  msg: text,
  request: PROJECT_REQUEST_WITH_THREAD,
});

export const PROJECT_REQUEST_LIST = shape<ProjectRequestList>('ProjectRequestList', {
  projectRequests: listOf(PROJECT_REQUEST),
  pagination: object<Pagination>({ total: count, page: count, limit: count, pages: count }),
});

export const PROJECT_REQUEST_ACCEPTED = shape<ProjectRequestAccepted>('ProjectRequestAccepted', {
  success: yes,
  message: text,
  msg: text,
  requestId: id,
});
