import { PROJECT_SCOPE_LABELS, TEAM_SIZE_LABELS, TIMEFRAME_LABELS } from '../../src/contract/project';
import { asNewVisitor, signInAsAdmin } from '../support/accounts';
import { useTestApp } from '../support/app';
import { saveQuote, sendRequest } from '../support/project';

/** Returns the document with one tag per line. Removes parts that visitors do not see, such as hashes in file names. */
function drawn(html: string): string {
  return html
    .replace(/<script type="application\/json".*?<\/script>/gs, '')
    .replace(/(<(?:script type="module"|style)>).*?(?=<\/)/gs, '$1')
    .replace(/<(link rel="(stylesheet|modulepreload)"|script type="module" crossorigin)[^>]*>/g, '')
    .replace(/(\/assets\/[a-z-]+)-[\w-]{8}\./gi, '$1.')
    .replace(/ (class|fill|stroke[a-z-]*)="[^"]*"/g, '')
    .replace(/_R_\w+_/g, 'ref')
    .replace(/[0-9a-f]{24}/g, 'id')
    .replace(/20\d\d-\d\d-\d\d[\dTZ:.]*|\d{1,2} [A-Z][a-z]+ 20\d\d|[A-Z][a-z]+ \d{1,2}, 20\d\d/g, 'day')
    .replace(/day at \d\d:\d\d/g, 'day')
    .replace(/20\d\d/g, 'year')
    .replace(/>\s*(?=<)/g, '>\n');
}

/*
 * While staff have changed no settings or texts, the pages must equal the stored snapshots. After an intended change,
 * run `node scripts/build.mjs --stale`, check the difference and store it with
 * `npx jest --selectProjects e2e --testPathPatterns untouched-site -u`.
 */
describe('site with default settings', () => {
  const test = useTestApp();
  let quotation: string;
  beforeAll(async () => {
    const requestId = await sendRequest(test);
    await saveQuote(test, await signInAsAdmin(test), requestId, { status: 'sent' });
    quotation = `/quotes/${requestId}`;
  });

  it.each([
    ['/', 200],
    ['/contact', 200],
    ['/no/such/page', 404],
    ['/admin/login', 200],
    ['the quotation', 200],
  ])('serves the unchanged document: %s', async (path, status) => {
    const answer = await test.http.get(path.startsWith('/') ? path : quotation).set(asNewVisitor());
    expect(answer.status).toBe(status);
    expect(drawn(answer.text)).toMatchSnapshot();
  });

  it('offers every option of a quote request, and explains the four steps', async () => {
    const { text } = await test.http.get('/contact?tab=quote').set(asNewVisitor()).expect(200);
    const labels = [PROJECT_SCOPE_LABELS, TIMEFRAME_LABELS, TEAM_SIZE_LABELS].flatMap((each) => Object.values(each));
    const options = [...text.matchAll(/<option value="(\w+)"( selected="")?>([^<]+)/g)];
    expect(options.map(([, , , label]) => label)).toEqual(expect.arrayContaining(labels));
    expect(options.filter(([, , isChosen]) => isChosen).map(([, value]) => value)).toEqual(
      expect.arrayContaining(['medium', 'flexible', 'medium']),
    );
    for (const words of ['Project Quote', 'Need Help? Contact Us Directly', 'How Our Quote Process Works'])
      expect(text).toContain(words);
    const steps = ['Submit Request', 'Admin Review', 'Receive Quote', 'Accept &amp; Begin'];
    expect(text).toMatch(new RegExp(steps.join('.*'), 's'));
  });

  it('sends the missing page with its styles', async () => {
    const { text } = await test.http.get('/no/such/page').set(asNewVisitor()).expect(404);
    expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/not-found-page-[^"]+" disabled>/);
  });
});
