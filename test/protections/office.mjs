export const OFFICE = [
  {
    name: 'what a colleague wrote before a post appeared is not written over',
    file: 'src/blogs/blogs.service.ts',
    find: 'const byClock = { version: version + 1, editedAt, publishAt };',
    replace: 'const byClock = { version: version + 1, editedAt: new Date(0), publishAt };',
    tests: ['test/e2e/unpublished.e2e-spec.ts'],
  },
  {
    name: 'a kept text is not written over by who has not read it',
    file: 'src/drafts/drafts.service.ts',
    find: '{ ...key, ...whichIs({ writer, read }) }',
    replace: 'key',
    tests: ['test/e2e/drafts.e2e-spec.ts'],
  },
  {
    name: 'a save forgets no text that was kept elsewhere',
    file: 'src/drafts/drafts.service.ts',
    find: ', ...whichIs(saved) };',
    replace: ' };',
    tests: ['test/e2e/drafts.e2e-spec.ts'],
  },
  {
    name: 'text that is not saved is offered to its writer only',
    file: 'client/src/admin/shared/drafts/office-draft.ts',
    find: 'useSession.getState().user?._id}',
    replace: '1}',
    tests: ['client/src/admin/shared/drafts/office-draft.spec.tsx'],
  },
  {
    name: 'signing out forgets text that is not saved',
    file: 'client/src/admin/shared/drafts/office-draft.ts',
    find: 'if (session.hasLeft && before.user) dropDrafts(',
    replace: 'if (session.hasLeft && !before) dropDrafts(',
    tests: ['client/src/admin/shared/drafts/office-draft.spec.tsx'],
  },
  {
    name: 'a reply of the office names the replies that its writer has seen',
    file: 'client/src/admin/contacts/reply-form.ts',
    find: '    lastReplyId,\n  };',
    replace: '  };',
    tests: ['client/src/admin/contacts/reply-form.spec.ts', 'client/src/admin/contacts/reply-dialog.spec.tsx'],
  },
  {
    name: 'the office offers no quote without a price',
    file: 'client/src/admin/quotes/request-page/quotation-form.ts',
    find: 'return needsPrice && sums.total === 0 ?',
    replace: 'return needsPrice && sums.total < 0 ?',
    tests: [
      'client/src/admin/quotes/request-page/quotation-form.spec.ts',
      'client/src/admin/quotes/quote-list-page.spec.tsx',
    ],
  },
];
