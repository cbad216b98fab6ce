import { can } from './use-can';

describe('permissions of a role', () => {
  it.each([
    ['admin' as const, { edit: true, administer: true }],
    ['editor' as const, { edit: true, administer: false }],
    ['viewer' as const, { edit: false, administer: false }],
    [undefined, { edit: false, administer: false }],
  ])('%s', (role, expected) => {
    expect(can(role)).toEqual(expected);
  });
});
