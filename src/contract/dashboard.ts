import type { BlogSummary } from './blogs';
import type { ContactMessage } from './contact';

/** Answer of `GET /dashboard`: one call for the whole screen and the sidebar's badges. */
export interface Dashboard {
  /** Sum of views over all posts. */
  totalViews: number;
  teamMembers: number;
  services: number;
  blogPosts: number;
  newMessages: number;
  pendingRequests: number;
  recentContacts: Pick<ContactMessage, '_id' | 'name' | 'subject' | 'status' | 'createdAt'>[];
  recentBlogs: Pick<BlogSummary, '_id' | 'title' | 'authorName' | 'createdAt'>[];
}
