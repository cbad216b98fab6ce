import type { User } from '@contract/users';
import { Button } from 'antd';
import { RowMenu } from '../shared/lists/row-menu';
import type { AccountRules } from './account-rules';

interface UserActionsProps {
  user: User;
  rules: AccountRules;
  onEdit: () => void;
  onPassword: () => void;
  onToggle: () => void;
  onDelete: () => void;
}

/** What the rules forbid is not offered; the reason stands below the name. */
export function UserActions({ user, rules, onEdit, onPassword, onToggle, onDelete }: UserActionsProps) {
  const { name, active } = user;
  const entries = [
    ...(active && rules.demotion ? [] : [{ text: active ? 'Deactivate' : 'Activate', onPress: onToggle }]),
    ...(rules.deletion ? [] : [{ text: 'Delete', isDanger: true, onPress: onDelete }]),
  ];
  return (
    <>
      <Button aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button aria-label={`Password of ${name}`} onClick={onPassword}>
        Password
      </Button>
      <RowMenu name={name} entries={entries} />
    </>
  );
}
