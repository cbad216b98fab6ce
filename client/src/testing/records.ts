import type { BlogSummary } from '@contract/blogs';
import type { Comment } from '@contract/comments';
import type { ContactMessage } from '@contract/contact';
import type { MediaFile } from '@contract/media';
import type { Issue } from '@contract/newsletter-issues';
import type { User } from '@contract/users';

/** Time of all records: 10:00 in Lusaka. */
export const at = '2026-11-20T08:00:00.000Z';
export const stored = { createdAt: at, updatedAt: at };

export const messageOf = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  ...{ _id: 'c1', name: 'Ruth Zimba', email: 'ruth@example.com', phone: '', subject: 'Prices' },
  ...{ message: 'What does a course cost?', status: 'new', replies: [], notes: [], ...stored },
  ...changes,
});

export const postOf = (changes: Partial<BlogSummary> = {}): BlogSummary => ({
  ...{ _id: 'b1', title: 'Robots for maize', excerpt: 'Text.', category: 'Education', tags: [], image: '' },
  ...{ authorName: 'Kelvin Phiri', authorImage: '', isFeatured: false, status: 'published', publishAt: '' },
  ...{ views: 12_480, ...stored },
  ...changes,
});

export const issueOf = (changes: Partial<Issue> = {}): Issue => ({
  ...{ _id: 'i1', subject: 'June', content: 'Read.', status: 'draft', sendAt: null, startedAt: null, endedAt: null },
  ...{ stoppedBy: null, audience: 0, sent: 0, failed: 0, unsubscribed: 0, ...stored },
  ...changes,
});

export const commentOf = (changes: Partial<Comment> = {}): Comment => ({
  ...{ _id: 'c1', name: 'Ruth', email: 'ruth@example.com', text: 'Nice.', status: 'waiting', isSpam: false },
  ...{ reply: null, post: { _id: 'p1', title: 'Maize prices' }, ...stored },
  ...changes,
});

export const imageOf = (name: string, changes: Partial<MediaFile> = {}): MediaFile => ({
  ...{ _id: name, name: `${name}.jpg`, path: `/uploads/${name}-60x40.jpg`, alt: '', focusX: 0.5, focusY: 0.5 },
  ...{ width: 60, height: 40, bytes: 214_000, addedBy: '', usedIn: [], ...stored },
  ...changes,
});

export const userOf = (changes: Partial<User> = {}): User => ({
  ...{ _id: 'u1', name: 'Mutinta Hamoonga', email: 'mutinta@mosi.example', role: 'editor', active: true },
  ...{ lastLogin: null, hasSecondStep: false, ...stored },
  ...changes,
});

/** Returns the server's answer with one page of a list. */
export const listOf = (body: unknown[], total = body.length) => ({ body, headers: { 'X-Total-Count': String(total) } });
