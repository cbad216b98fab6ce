import {
  type Pagination,
  PROJECT_SCOPES,
  PROJECT_STATUSES,
  type ProjectRequest,
  type ProjectRequestAccepted,
  type ProjectRequestList,
  type RequestedService,
  type StaffNote,
  TEAM_SIZES,
  TIMEFRAMES,
} from '../../contract/project';
import { count, id, listOf, object, oneOf, STORED, shape, text, time, yes } from '../../platform/openapi/shape';

export const PROJECT_REQUEST = shape<ProjectRequest>('ProjectRequest', {
  ...STORED,
  name: text,
  email: text,
  phone: text,
  serviceId: object<RequestedService>({ _id: text, title: text }),
  projectScope: oneOf(PROJECT_SCOPES),
  timeframe: oneOf(TIMEFRAMES),
  teamSize: oneOf(TEAM_SIZES),
  description: text,
  status: oneOf(PROJECT_STATUSES),
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
