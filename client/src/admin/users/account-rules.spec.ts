import type { User } from '@contract/users';
import { userOf } from '@/testing/records';
import { accountRules } from './account-rules';

const user = (_id: string, changes: Partial<User> = {}) => userOf({ _id, role: 'admin', ...changes });
const self = user('self');

describe('accountRules', () => {
  it('forbids deleting the own account', () => {
    const rules = accountRules(self, { users: [self, user('other')], total: 2, selfId: 'self' });
    expect(rules.deletion).toMatch(/your own account/);
    expect(rules.demotion).toBeNull();
  });

  it('protects the last active administrator', () => {
    const users = [self, user('asleep', { active: false }), user('editor', { role: 'editor' })];
    expect(accountRules(self, { users, total: 3, selfId: 'self' }).demotion).toMatch(/last active administrator/);
  });

  it('allows every change to other accounts', () => {
    const editor = user('editor', { role: 'editor' });
    expect(accountRules(editor, { users: [self, editor], total: 2, selfId: 'self' })).toEqual({
      deletion: null,
      demotion: null,
    });
  });

  it('allows all while not every user is on the screen', () => {
    expect(accountRules(self, { users: [self], total: 12, selfId: 'self' }).demotion).toBeNull();
  });
});
