import {
  type Pagination,
  PROJECT_FIELDS,
  PROJECT_STATUS_FIELDS,
  type ProjectRequest,
  type ProjectRequestAccepted,
  type ProjectRequestList,
  type RequestedService,
  type StaffNote,
} from '../../contract/project';
import { answerOf } from '../../platform/fields/answer-of';
import { count, id, listOf, object, STORED, shape, text, time, yes } from '../../platform/openapi/shape';

export const PROJECT_REQUEST = shape<ProjectRequest>('ProjectRequest', {
  ...STORED,
  ...answerOf(PROJECT_FIELDS),
  ...answerOf(PROJECT_STATUS_FIELDS),
  serviceId: object<RequestedService>({ _id: text, title: text }),
  staffNotes: listOf(object<StaffNote>({ text, by: text, at: time })),
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
