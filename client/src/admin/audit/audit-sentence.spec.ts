import { AUDIT_ACTION_LABELS, AUDIT_ACTIONS, type AuditEntry } from '@contract/calls/audit.calls';
import { sentenceOf } from './audit-sentence';

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  _id: '1',
  createdAt: '2026-11-20T12:05:00.000Z',
  actorId: 'a',
  actorName: 'Mutinta',
  action: 'pages.update',
  subjectId: 'b',
  subjectCount: 1,
  subjectName: 'Our Vision',
  subjectPath: null,
  fields: [],
  changes: [],
  ...part,
});
const slug = { field: 'slug', from: 'vision', to: 'our-vision-2' };

describe('audit log sentence', () => {
  it('has a label of its own for each action', () => {
    expect(new Set(Object.values(AUDIT_ACTION_LABELS)).size).toBe(AUDIT_ACTIONS.length);
  });

  it.each<[string, Partial<AuditEntry>]>([
    ['changed the URL of … vision → our-vision-2', { fields: ['slug'], changes: [slug] }],
    ['changed the page … URL: vision → our-vision-2, Title', { fields: ['slug', 'title'], changes: [slug] }],
    ['changed the content of …', { fields: ['content'] }],
    [
      'changed the post … Featured: off → on',
      { action: 'blogs.update', fields: ['isFeatured'], changes: [{ field: 'isFeatured', from: false, to: true }] },
    ],
    [
      'changed the status of the comment … pending → rejected',
      { action: 'comments.update', fields: ['status'], changes: [{ field: 'status', from: 'waiting', to: 'refused' }] },
    ],
    [
      'changed the settings … Address',
      { action: 'settings.update', subjectId: '', subjectName: '', fields: ['address'] },
    ],
    [
      'recorded a payment for the quote … Paid: none → $1,000.50',
      { action: 'quotes.payment', fields: ['paid'], changes: [{ field: 'paid', from: null, to: 1000.5 }] },
    ],
    ['credited an invoice for a deleted quote …', { action: 'quotes.credit', subjectName: '' }],
    ['changed the password of a deleted account …', { action: 'users.password', subjectName: '' }],
    ['deleted 12 requests …', { action: 'project.delete', subjectCount: 12 }],
    [
      'changed the status of 2 requests … Status: completed',
      {
        action: 'project.status',
        subjectCount: 2,
        fields: ['status'],
        changes: [{ field: 'status', from: 'completed', to: 'completed' }],
      },
    ],
  ])('%s', (words, part) => {
    const { verb, value, details } = sentenceOf(entry(part));
    expect([verb, '…', value, details].filter(Boolean).join(' ')).toBe(words);
  });
});
