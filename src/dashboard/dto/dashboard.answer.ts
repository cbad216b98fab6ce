import { CONTACT_STATUSES } from '../../contract/contact';
import type { Dashboard } from '../../contract/dashboard';
import { count, id, listOf, object, oneOf, shape, text, time } from '../../platform/openapi/shape';

export const DASHBOARD = shape<Dashboard>('Dashboard', {
  totalViews: count,
  teamMembers: count,
  services: count,
  blogPosts: count,
  newMessages: count,
  pendingRequests: count,
  recentContacts: listOf(
    object<Dashboard['recentContacts'][number]>({
      _id: id,
      name: text,
      subject: text,
      status: oneOf(CONTACT_STATUSES),
      createdAt: time,
    }),
  ),
  recentBlogs: listOf(
    object<Dashboard['recentBlogs'][number]>({ _id: id, title: text, authorName: text, createdAt: time }),
  ),
});
