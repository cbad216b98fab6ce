import type { BlogSummary } from '../../src/contract/blogs';

/** A public page: its URL, its main heading, and its title without " | " and the site's name. */
export interface PublicRoute {
  path: string;
  heading: string;
  title: string;
  /** Status of the answer. Default: 200. */
  status?: number;
}

/** Public pages of a site with sample content. */
export const PUBLIC_ROUTES: readonly PublicRoute[] = [
  { path: '/', heading: 'Empowering Youth with Fourth Industrial Revolution Skills', title: '' },
  { path: '/about', heading: 'About Us', title: 'About Us' },
  { path: '/articles', heading: 'Articles', title: 'Articles' },
  { path: '/articles/1', heading: 'Draw the form on paper first', title: 'Draw the form on paper first' },
  { path: '/blogs', heading: 'Blog', title: 'Blog' },
  { path: '/blogs?category=Technology', heading: 'Blog', title: 'Blog: Technology' },
  { path: '/team', heading: 'Our Team', title: 'Our Team' },
  { path: '/services', heading: 'Services', title: 'Services' },
  { path: '/services/digital-marketing', heading: 'Digital Marketing', title: 'Digital Marketing' },
  { path: '/contact', heading: 'Contact', title: 'Contact' },
  { path: '/contact?tab=quote', heading: 'Contact', title: 'Contact' },
  { path: '/contact?do=find', heading: 'Contact', title: 'Contact' },
  { path: '/signup', heading: 'Sign Up', title: 'Sign Up' },
  { path: '/login', heading: 'Login', title: 'Login' },
  { path: '/vision', heading: 'Our Vision', title: 'Our Vision' },
  { path: '/courses', heading: '4IR Skills Courses', title: '4IR Skills Courses' },
  { path: '/saas-solutions', heading: 'SaaS for Education', title: 'SaaS for Education' },
  { path: '/ai-learning', heading: 'AI-Driven eLearning', title: 'AI-Driven eLearning' },
  { path: '/privacy', heading: 'Privacy Policy', title: 'Privacy Policy' },
  { path: '/features', heading: 'Features', title: 'Features' },
  { path: '/pricing', heading: 'Pricing', title: 'Pricing' },
  { path: '/testimonials', heading: 'Testimonials', title: 'Testimonials' },
  { path: '/faq', heading: 'Frequently Asked Questions', title: 'Frequently Asked Questions' },
  { path: '/support', heading: 'Support', title: 'Support' },
  { path: '/terms', heading: 'Terms of Use', title: 'Terms of Use' },
  { path: '/cookies', heading: 'Cookies', title: 'Cookies' },
  { path: '/careers', heading: 'Careers', title: 'Careers' },
  { path: '/newsletter/unsubscribe/a-token', heading: 'Unsubscribe from the newsletter?', title: 'Unsubscribe' },
  { path: '/newsletter/archive', heading: 'Past newsletters', title: 'Past newsletters' },
  { path: '/newsletter/confirm/a-token', heading: 'Confirm your email address', title: 'Confirm your email address' },
  { path: '/no/such/page', heading: '404 Oops! Page not found', title: 'Page not found', status: 404 },
  { path: '/articles/99', heading: '404 Oops! Page not found', title: 'Page not found', status: 404 },
];

/** Returns the page of the newest post. Its URL contains an id, so it must be read from the running site. */
export async function newestPost(siteUrl: string | undefined): Promise<PublicRoute> {
  const answer = await fetch(`${siteUrl}/api/blogs?fields=summary&limit=1`);
  const [post] = (await answer.json()) as BlogSummary[];
  return { path: `/blogs/${post._id}`, heading: post.title, title: post.title };
}

/** URLs of missing and deleted content. */
export const MISSING_ROUTES: readonly PublicRoute[] = [
  {
    path: '/blogs/0123456789abcdef01234567',
    heading: 'Blog post not found',
    title: 'Blog post not found',
    status: 404,
  },
  { path: '/services/no-such-service', heading: 'Service not found', title: 'Service not found', status: 404 },
  {
    path: '/newsletter/archive/0123456789abcdef01234567',
    heading: 'Newsletter not found',
    title: 'Newsletter not found',
    status: 404,
  },
];
