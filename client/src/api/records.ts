import type { Blog, BlogInput, BlogSummary } from '@contract/blogs';
import type { Page, PageInput } from '@contract/pages';
import type { Service, ServiceInput } from '@contract/services';
import type { TeamMember, TeamMemberInput } from '@contract/team';
import { resourceCalls } from './resource';

/** The list never ships the full text of every post. Reading a whole one counts no view while somebody is signed in. */
export const posts = resourceCalls<BlogInput, Blog, BlogSummary>('/blogs', 'fields=summary&');
/** Drafts too. A 409 without `current` says that the slug is in use. */
export const pages = resourceCalls<PageInput, Page>('/pages');
/** In their order; empty while only the built-in services are shown to visitors. */
export const services = resourceCalls<ServiceInput, Service>('/services');
export const team = resourceCalls<TeamMemberInput, TeamMember>('/team');
