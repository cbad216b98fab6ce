import type { QuoteInput } from '../../src/contract/project';
import type { Role } from '../../src/contract/users';
import { asNewVisitor, type SignedIn, signInAsEach } from './accounts';
import { startTestApp, type TestApp } from './app';
import { saveQuote, sendRequest } from './project';

interface QuotationSite {
  test: TestApp;
  as: Record<Role, SignedIn>;
  /** Id of a request that is created for each test. */
  requestId: string;
}

/** Starts an application for tests of quotes as clients see them. Call it inside a `describe`. */
export function startQuotationSite() {
  const site = {} as QuotationSite;
  beforeAll(async () => {
    site.test = await startTestApp({ PUBLIC_URL: 'https://mosi.example' });
    site.as = await signInAsEach(site.test);
  });
  afterAll(() => site.test.close());
  beforeEach(async () => {
    site.requestId = await sendRequest(site.test);
  });
  const read = (id = site.requestId) =>
    site.test.http.get(`/api/project/quote/${id}/pdf`).set(asNewVisitor()).buffer(true);
  const send = (changes: Partial<QuoteInput> = {}) =>
    saveQuote(site.test, site.as.editor, site.requestId, { status: 'sent', ...changes });
  return { site, read, send };
}
