import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/stores/session';
import { ChangePasswordDialog } from '../shared/passwords/change-password-dialog';
import { AccountButton } from './account-button';

export function AccountDropdown() {
  const user = useSession((session) => session.user);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(true);
  const [isChanging, setIsChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!user) return null;

  const giveFocusBack = () => opener.current?.focus();
  const handleChange = () => {
    // Moves the focus to the button of the menu first, because the selected entry disappears. The dialog returns the
    // focus there when it closes.
    giveFocusBack();
    setIsOpen(false);
    setIsChanging(true);
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        getPopupContainer={({ parentElement }) => parentElement ?? document.body}
        menu={{
          items: [
            { key: 'profile', label: 'My profile', onClick: () => void navigate('/admin/profile') },
            { key: 'password', label: 'Change password', onClick: handleChange },
          ],
        }}
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open);
          // After Escape, antd leaves the focus in the removed menu, so it is moved to the button here.
          if (!open && document.activeElement?.closest('[role=menu]')) giveFocusBack();
        }}
      >
        <AccountButton ref={opener} user={user} autoFocus />
      </Dropdown>
      <ChangePasswordDialog open={isChanging} user={user} onClose={() => setIsChanging(false)} />
    </>
  );
}
