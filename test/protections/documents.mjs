import { e2e } from './e2e.mjs';

const RULES = 'src/project/rules/invoice-rules.ts';
const SCHEMA = 'src/documents/schemas/issued-document.schema.ts';
const SCHEDULE = ['src/contract/schedule.spec.ts'];

export const DOCUMENTS = [
  {
    name: 'a schedule: the instalments add up to the total',
    file: 'src/contract/schedule.ts',
    find: 'return [...others, total - sumOf(others)];',
    replace: 'return cents;',
    tests: SCHEDULE,
  },
  {
    name: 'a schedule: payments cover the instalments once',
    file: 'src/contract/schedule.ts',
    find: 'rest -= covered;',
    tests: SCHEDULE,
  },
  {
    name: 'an invoice: the parts of the VAT add up to it',
    file: 'src/contract/invoices.ts',
    find: 'Math.max(part, restOfVat - restOfTotal, 0)',
    replace: 'Math.max(part, 0)',
    tests: ['src/contract/invoices.spec.ts'],
  },
  {
    name: 'an invoice: an instalment has one at a time',
    file: RULES,
    find: 'if (openInvoices.some((open) => open.entry === entry)) throw conflict(DOCUMENT_TEXTS.alreadyInvoiced);',
    tests: [e2e('invoices')],
    only: 'one of several simultaneous calls',
  },
  {
    name: 'an invoice: the terms stay while it is open',
    file: RULES,
    find: 'if (openInvoices.length > 0) throw conflict(DOCUMENT_TEXTS.creditFirst);',
    tests: [e2e('invoices')],
    only: 'keep the terms',
  },
  {
    name: 'a document: no number is given twice',
    file: SCHEMA,
    find: 'IssuedDocumentSchema.index({ kind: 1, year: 1, seq: 1 }, { unique: true });',
    replace: 'IssuedDocumentSchema.index({ kind: 1, year: 1, seq: 1 });',
    tests: [e2e('receipt-documents')],
    only: 'each number once',
  },
  {
    name: 'a document: a payment has one receipt',
    file: SCHEMA,
    find: 'IssuedDocumentSchema.index({ kind: 1, sourceId: 1 }, { unique: true });',
    replace: 'IssuedDocumentSchema.index({ kind: 1, sourceId: 1 });',
    tests: [e2e('receipt-documents')],
    only: 'issued once',
  },
  {
    name: 'a document: a receipt is void when its payment was removed meanwhile',
    file: 'src/project/documents/receipts.service.ts',
    find: "if (current && !hasPayment(current, sourceId)) await this.documents.void('receipt', sourceId);",
    tests: [e2e('receipt-documents')],
    only: 'removed meanwhile',
  },
];
