import { parsePageAddress } from './page-address';

const ID = '0123456789abcdef01234567';
const page = (path: string, search = '', isOpen = false) => ({ is: 'page', path, search, isOpen });
const open = (path: string, search = '') => page(path, search, true);
const moved = (to: string) => ({ is: 'moved', to });
const missing = (path: string) => ({ is: 'missing', path });

describe('parsePageAddress', () => {
  it.each([
    ['/', page('/')],
    ['/about?utm_source=x', page('/about')],
    ['/about?category=a&subject=b', page('/about')],
    ['/articles/3', page('/articles/3')],
    ['/articles?topic=php&page=2', page('/articles', '?page=2&topic=php')],
    ['/articles?topic=cooking&page=-1', page('/articles')],
    ['/articles?page=99', page('/articles', '?page=6')],
    ...['1e9', '0x2', '2.0', '%202', '02', '1000000'].flatMap((number): [string, object][] => [
      [`/articles?page=${number}`, page('/articles')],
      [`/blogs?page=${number}`, page('/blogs')],
      [`/blogs/${ID}?comments=${number}`, open(`/blogs/${ID}`)],
      [`/newsletter/archive?page=${number}`, page('/newsletter/archive')],
    ]),
    [`/blogs/${ID}?comments=2`, open(`/blogs/${ID}`, '?comments=2')],
    ['/blogs?page=1', page('/blogs')],
    ['/blogs?page=2&category=Maize+mill', open('/blogs', '?category=Maize+mill&page=2')],
    ['/blogs?category=%20Maize%20', open('/blogs', '?category=Maize')],
    [`/blogs/${ID}`, open(`/blogs/${ID}`)],
    [`/services/${ID}`, open(`/services/${ID}`)],
    ['/services/web-app-designing', open('/services/web-app-designing')],
    ['/terms', open('/terms')],
    ['/contact?subject=Anything', page('/contact')],
    ['/contact?service=digital-marketing&utm=x', open('/contact', '?service=digital-marketing')],
    [`/contact?service=${ID}`, open('/contact', `?service=${ID}`)],
    ['/contact?service=No+such', open('/contact', '?tab=quote')],
    ['/contact?service=web-app-designing&do=find', open('/contact', '?do=find')],
    ['/contact?service=anything&tab=contact', page('/contact')],
    ['/contact?tab=quote&do=find', open('/contact', '?do=find')],
    ['/contact?do=find&tab=contact', page('/contact')],
    ['/contact?do=anything', page('/contact')],
    [`/contact?do=find&request=${ID}`, open('/contact', '?request=%7E')],
    ['/contact?tab=quote', open('/contact', '?tab=quote')],
    [`/contact?request=${ID}&tab=quote`, open('/contact', '?request=%7E')],
    [`/contact?tab=contact&request=${ID}`, open('/contact', '?request=%7E&tab=contact')],
    ['/newsletter/unsubscribe/AbC-1', page('/newsletter/unsubscribe/~')],
    ['/newsletter/confirm/AbC-1', page('/newsletter/confirm/~')],
    [`/quotes/${ID}?do=accept&utm=x`, { is: 'private', path: `/quotes/${ID}`, search: '?do=accept' }],
    [`/quotes/${ID}?do=else`, { is: 'private', path: `/quotes/${ID}`, search: '' }],
    ['/robots.txt?x=1', { is: 'machine', path: '/robots.txt' }],
    ['/art/6d28d9-a3e635/hero.svg', { is: 'drawing', path: '/art/-/hero.svg', name: 'hero' }],
    ['/art/-/hero.svg?x=1', { is: 'drawing', path: '/art/-/hero.svg', name: 'hero' }],
    ['/art/red-blue/hero.svg', missing('/~/~')],
    ['/admin/quotes?request=1', { is: 'office', path: '/admin/quotes', isScreen: true }],
    ['/admin/other', { is: 'office', path: '/admin/other', isScreen: false }],
    ['/admin/other/Deep', { is: 'office', path: '/admin/other/Deep', isScreen: false }],
  ])('recognises %s', (url, address) => {
    expect(parsePageAddress(url)).toEqual(address);
  });

  it.each([
    ['/About', '/about'],
    ['/Contact?Request=AbC&subject=A+B', '/contact?Request=AbC&subject=A+B'],
    ['/TERMS?x=%20', '/terms?x=%20'],
    [`/Blogs/${ID}`, `/blogs/${ID}`],
    // People type ids in capitals. If a full stop or bracket follows a link, email programs make it part of the URL.
    [`/Quotes/${ID.toUpperCase()}`, `/quotes/${ID}`],
    ...[...'.,;)]>"\''].map((sign): [string, string] => [`/quotes/${ID}${sign}?do=accept`, `/quotes/${ID}?do=accept`]),
    [`/blogs/${ID.toUpperCase()}%22).`, `/blogs/${ID}`],
    ['/about.', '/about'],
    ['/newsletter/confirm/AbC-1.', '/newsletter/confirm/AbC-1'],
    ['/services/Web-App', '/services/web-app'],
    ['/Newsletter/Unsubscribe/AbC', '/newsletter/unsubscribe/AbC'],
    ['/Admin/Quotes/', '/admin/quotes'],
    ['/about/', '/about'],
    ['//about//', '/about'],
    ['/%61bout', '/about'],
    ['///', '/'],
  ])('redirects %s to %s', (url, to) => {
    expect(parsePageAddress(url)).toEqual(moved(to));
  });

  it.each([
    ['/No.Such', '/~'],
    ['/under_score/', '/~'],
    ['/no/such/page', '/~/~'],
    ['//evil.example', '/~/~'],
    ['/%2f%2fevil.example', '/~'],
    ['/%5cevil.example', '/~'],
    ['/\\evil.example', '/~'],
    ['/%zz', '/~'],
    ['/../about', '/~/~'],
    ['/%2e%2e/about', '/~/~'],
    ['/constructor/x', '/~/~'],
    ['/articles/99', '/articles/~'],
    ['/blogs/1', '/blogs/~'],
    ['/quotes', '/quotes/~'],
    ['/quotes/', '/quotes/~'],
    [`/quotes/${ID.slice(0, 20)}`, '/quotes/~'],
    ['/quotes/1', '/quotes/~'],
    ['/services/a_b', '/services/~'],
    ['/newsletter', undefined],
    ['/newsletter/unsubscribe', '/~/~'],
    ['/assets/gone.js', '/~/~'],
  ])('needs no database for %s', (url, path) => {
    if (path !== undefined) expect(parsePageAddress(url)).toEqual(missing(path));
    else expect(parsePageAddress(url)).toMatchObject({ is: 'page', isOpen: true });
  });

  it.each(['/api', '/API/contact', '/api/blogs?x', '/uploads/A.png', '/Uploads/A.png', 'http://a/about', '*'])(
    'rejects %s as no page',
    (url) => {
      expect(parsePageAddress(url)).toEqual({ is: 'other' });
    },
  );
});
