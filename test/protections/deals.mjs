import { e2e } from './e2e.mjs';

const RULES = 'src/project/deal.ts';
const SPEC = 'src/project/deal.spec.ts';

export const DEALS = [
  {
    name: 'a deal: a client accepts only the revision that was shown',
    file: RULES,
    find: 'if (revision !== undefined && revision !== current.revision) throw editConflict(current, QUOTE_TEXTS.revised);',
    replace: '',
    tests: [SPEC, e2e('visitor-quotes')],
  },
  {
    name: 'a deal: an acceptance names its revision',
    file: 'src/project/dto/answer-quote.dto.ts',
    find: '  @IsInt({ message: REVISION })\n  revision: number;',
    replace: '  @ValidateIf((_object, value) => value !== undefined)\n  revision: number;',
    tests: [e2e('visitor-quotes')],
  },
  {
    name: 'a deal: accepted terms are frozen',
    file: RULES,
    find: 'if (isAnswered(before) && !isSameTerms(before, after)) throw conflict(QUOTE_TEXTS.answeredIsClosed);',
    replace: '',
    tests: [SPEC, e2e('quotes')],
  },
  {
    name: 'a deal: the request follows its quote',
    file: RULES,
    find: "return { status: requestBeside(saved.status, quote ? status : 'in_review'), quote: saved };",
    replace: 'return { status, quote: saved };',
    tests: [SPEC, e2e('quotes')],
  },
  {
    name: 'a deal: the quote follows its request',
    file: RULES,
    find: 'if (!quote || !next || next === quote.status) return { status, quote };',
    replace: 'if (!quote || !next || next !== status) return { status, quote };',
    tests: [SPEC, e2e('request-states')],
  },
  {
    name: 'a deal: nothing is offered without a price',
    file: RULES,
    find: 'if (quote.price === 0) throw invalid(field, QUOTE_TEXTS.noPrice);',
    replace: '',
    tests: [SPEC, e2e('quotes'), e2e('quote-mailing')],
  },
  {
    name: 'a deal: what was sent stays',
    file: RULES,
    find: 'return [...quote.revisions, { ...termsOf(quote), revision, sentAt: now }];',
    replace: 'return [{ ...termsOf(quote), revision, sentAt: now }];',
    tests: [SPEC, e2e('quotes')],
  },
  {
    name: 'a deal: a change is written only over the row that it was decided on',
    file: 'src/platform/database/save-edit.ts',
    find: 'const unchanged = { _id: before._id, version: before.version ?? null };',
    replace: 'const unchanged = { _id: before._id };',
    tests: [e2e('visitor-quotes'), e2e('long/deals')],
  },
  {
    name: 'a conversation: what is noted never reaches the client',
    file: 'src/project/thread.ts',
    find: ".filter(({ kind }) => kind === 'question' || kind === 'reply')",
    replace: '',
    tests: [e2e('request-thread')],
  },
  {
    name: 'a conversation: nobody writes under another address than the request’s',
    file: 'src/project/thread.service.ts',
    find: "if (!isSameEmail(email, row.email)) throw invalid('email', QUOTE_TEXTS.notTheAddress);",
    replace: '',
    tests: [e2e('request-thread')],
  },
  {
    name: 'a conversation: a question is stored once under its key',
    file: 'src/project/thread.service.ts',
    find: "this.idempotency.once('POST /project/track/messages', key,",
    replace: "this.idempotency.once('POST /project/track/messages', undefined,",
    tests: [e2e('request-thread')],
  },
  {
    name: 'a conversation: a client cannot fill it',
    file: 'src/project/thread.ts',
    find: '(isClient && questions >= LIMITS.questions)',
    replace: 'questions < 0',
    tests: [e2e('request-thread')],
  },
];
