import type { User } from '@contract/users';
import { Button } from 'antd';
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
  const toggle = active ? 'Deactivate' : 'Activate';
  return (
    <>
      <Button aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button aria-label={`Password of ${name}`} onClick={onPassword}>
        Password
      </Button>
      {!(active && rules.demotion) && (
        <Button aria-label={`${toggle} ${name}`} onClick={onToggle}>
          {toggle}
        </Button>
      )}
      {!rules.deletion && (
        <Button aria-label={`Delete ${name}`} danger onClick={onDelete}>
          Delete
        </Button>
      )}
    </>
  );
}
