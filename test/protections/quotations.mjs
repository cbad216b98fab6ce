import { e2e } from './e2e.mjs';

const CALLS = 'src/contract/calls/project.calls.ts';
const SUMS = 'src/contract/sums.spec.ts';

export const QUOTATIONS = [
  {
    name: 'a quotation: no number is given twice',
    file: 'src/project/requests/quote-numbers.service.ts',
    find: '{ $inc: { last: 1 } }',
    replace: '{ $set: { last: 1 } }',
    tests: [e2e('quote-terms')],
    only: 'terms number',
  },
  {
    name: 'a quotation: its number stays',
    file: 'src/project/requests/stored-requests.service.ts',
    find: 'if (!quote || quote.number ||',
    replace: 'if (!quote ||',
    tests: [e2e('quote-terms')],
    only: 'terms number',
  },
  {
    name: 'a quotation: a refused email does not change its number',
    file: 'src/project/requests/stored-requests.service.ts',
    find: 'return row.quote?.number ? change :',
    replace: 'return',
    tests: [e2e('quote-terms')],
    only: 'terms number',
  },
  {
    name: 'a quotation: acceptance ends with its last day',
    file: 'src/project/rules/request-and-quote.ts',
    find: "if (quote.status === 'expired') throw editConflict(current, QUOTE_TEXTS.expired);",
    tests: [e2e('visitor-quotes'), e2e('quote-terms')],
  },
  {
    name: 'a quotation: its last day ends for clients and staff',
    file: 'src/project/schemas/quote.schema.ts',
    find: "return status === 'sent' && validUntil && isOver(validUntil, now)",
    replace: "return status === 'expired'",
    tests: [e2e('quote-terms')],
    only: 'terms validity',
  },
  {
    name: 'a quotation: each line is rounded half up',
    file: 'src/contract/sums.ts',
    find: 'Math.floor((number + Math.floor(by / 2)) / by)',
    replace: 'Math.floor(number / by)',
    tests: [SUMS],
  },
  {
    name: 'a quotation: the price is the sum of its lines',
    file: 'src/project/rules/new-terms.ts',
    find: 'return { ...terms, price: total };',
    replace: 'return terms;',
    tests: [e2e('quote-terms'), e2e('quote-mailing')],
  },
  {
    name: 'a quotation: a discount cannot make it negative',
    file: 'src/project/rules/new-terms.ts',
    find: "if (terms.discount > subtotal) throw invalid('discount', QUOTE_TEXTS.discountTooLarge);",
    tests: [e2e('quote-terms')],
  },
  {
    name: 'a quotation: its page hides the email address',
    file: 'src/project/visitors/visitor-quotes.service.ts',
    find: 'name: row.name,',
    replace: 'name: row.name, email: row.email,',
    tests: [e2e('visitor-quotes'), e2e('request-thread')],
  },
  {
    name: 'a quotation: its page shows first names of staff',
    file: 'src/project/schemas/thread.schema.ts',
    find: 'by: firstNameOf(by)',
    replace: 'by',
    tests: [e2e('request-thread')],
  },
  {
    name: 'a quotation: finding requests is limited per visitor',
    file: 'src/contract/calls/find-requests.ts',
    find: "  limit: 'calls',",
    tests: [e2e('limits-evasion')],
  },
  {
    name: 'a quotation: questions are limited per visitor',
    file: CALLS,
    find: "answer: 'json' as Json<TrackedRequest>,\n    limit: 'calls',\n    isIdempotent: true,",
    replace: "answer: 'json' as Json<TrackedRequest>,\n    isIdempotent: true,",
    tests: [e2e('limits-evasion')],
  },
  {
    name: 'a quotation: its page refuses forms of other sites',
    file: 'src/site/page-posts.service.ts',
    find: 'if (!isOurs) throw forbidden(NOT_OURS);',
    tests: [e2e('quote-page')],
    only: 'refuses a form',
  },
  {
    name: 'a quotation: forms without script share the limits of calls',
    file: 'src/site/page-posts.service.ts',
    find: 'this.calls.take(nameOf(form.call), request);',
    tests: [e2e('quote-page')],
    only: 'counts towards its call',
  },
  {
    name: 'a quotation: its page is not cached',
    file: 'src/site/page-service.ts',
    find: "const PRIVATE_HEADERS = { ...SECRET_HEADERS, 'Cache-Control': 'no-store' };",
    replace: 'const PRIVATE_HEADERS = SECRET_HEADERS;',
    tests: [e2e('quote-page')],
    only: 'to holders of its id',
  },
];
