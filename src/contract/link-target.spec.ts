import { problemOf, tidied } from './field-rules';
import { REACH_FIELDS } from './identity';
import { linkProblem, ownPath, tidyLink } from './link-target';

const BY_HOST = [
  ['facebook.com/copperbeltbees', 'https://facebook.com/copperbeltbees'],
  ['wa.me/260977123456', 'https://wa.me/260977123456'],
  ['WWW.Example.com', 'https://WWW.Example.com'],
  ['shop.example.co.zm:8443?a=b', 'https://shop.example.co.zm:8443?a=b'],
];

describe('link target', () => {
  it.each([
    ...['/', '/services', '/services/web-apps', '/blogs/0123456789abcdef01234567', '/any-page'],
    ...['/contact?tab=quote#form', 'https://example.com', 'https://example.com/a?b=c'],
    ...['https://video.example/@mosi?to=a@b.example', 'mailto:office@example.com', 'tel:+260977123456'],
  ])('accepts %s', (to) => expect(linkProblem(to)).toBeNull());

  it.each([
    ...['', 'services', 'http://example.com', 'https://example', 'https://', 'javascript:alert(1)'],
    ...['JavaScript:alert(1)', 'data:text/html,x', '//example.com', '/\\example.com', '/services "x"'],
    ...['https://example.com/<b>', 'mailto:nobody', 'tel:call-me', '/no/such/page', '/blogs/1'],
    ...['/quotes/0123456789abcdef01234567', '/newsletter/unsubscribe/abc', '/admin', '/Admin/', '/admin/website'],
    ...['/api', '/api/blogs', '/uploads', '/preview'],
  ])('rejects %p', (to) => expect(linkProblem(to)).toEqual(expect.any(String)));

  it.each([
    'https://user:password@example.com/',
    'https://user@example.com',
    'https://@example.com/a',
    'https://:@example.com?b=c',
  ])('rejects a name or password in %p', (to) =>
    expect(linkProblem(to)).toBe('Remove the user name and password from this URL. Everyone could read them.'),
  );

  it('normalises the path, and keeps query and fragment as typed', () => {
    expect(tidyLink('/Services/?Q=1#Part')).toBe('/services?Q=1#Part');
    expect(tidyLink('/')).toBe('/');
    expect(tidyLink('https://Example.com/A/')).toBe('https://Example.com/A/');
    expect(ownPath('/Prices/#low')).toBe('/prices');
    expect(ownPath('tel:123')).toBeNull();
  });

  it.each(BY_HOST)('adds the scheme of another site to %s', (typed, to) => {
    expect(tidyLink(typed)).toBe(to);
    expect(linkProblem(to)).toBeNull();
    expect(tidied(REACH_FIELDS.socialLinks, [` ${typed} `, to])).toEqual([to]);
    expect(problemOf(REACH_FIELDS.socialLinks, [to])).toBeNull();
  });

  it.each([
    ...['javascript:alert(1)', 'javascript.com:alert(1)', 'data:text/html,x.com/', 'office@example.com'],
    ...['user.com:1@example.com/', 'http://example.com', '//example.com', 'services', 'example.com\\a', '-'],
  ])('leaves %s unchanged and rejects it', (typed) => {
    expect(tidyLink(typed)).toBe(typed);
    expect(linkProblem(typed)).not.toBeNull();
    expect(tidied(REACH_FIELDS.socialLinks, [typed])).toEqual([typed]);
    expect(problemOf(REACH_FIELDS.socialLinks, [typed])).not.toBeNull();
  });
});
