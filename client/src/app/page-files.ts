/** Source of each route's page below `client/`, as the build's manifest names it. Only the server asks: kept out of what visitors load. */
export const PAGE_FILES: Readonly<Record<string, string>> = {
  home: 'src/site/home/home-page.tsx',
  about: 'src/site/about/about-page.tsx',
  articles: 'src/site/articles/articles-page.tsx',
  article: 'src/site/articles/article-page.tsx',
  blogs: 'src/site/blogs/blogs-page.tsx',
  blog: 'src/site/blogs/blog-page.tsx',
  team: 'src/site/team/team-page.tsx',
  services: 'src/site/services/services-page.tsx',
  service: 'src/site/services/service-page.tsx',
  contact: 'src/site/contact/contact-page.tsx',
  signup: 'src/site/account/signup-page.tsx',
  login: 'src/site/account/login-page.tsx',
  unsubscribe: 'src/site/newsletter/unsubscribe-page.tsx',
  'published-page': 'src/site/pages/published-page.tsx',
  'not-found': 'src/site/not-found/not-found-page.tsx',
  maintenance: 'src/site/maintenance/maintenance-page.tsx',
};
