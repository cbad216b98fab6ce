import type { User } from '@contract/users';
import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';
import { initialsOf } from '@/lib/initials';
import { SizedImage } from '@/ui/sized-image';
import styles from './account-menu.module.css';

interface AccountButtonProps extends ComponentProps<'button'> {
  user: Pick<User, 'name' | 'role' | 'portrait'>;
}

export const AccountButton = ({ user, className, ...button }: AccountButtonProps) => (
  <button
    type="button"
    aria-haspopup="menu"
    {...button}
    className={classNames('line shrinks', styles.account, className)}
  >
    <SizedImage
      src={user.portrait ?? ''}
      alt=""
      sizes="36px"
      className={`firm tinted ${styles.avatar}`}
      fallback={
        <span className={`centred firm bold tinted ${styles.avatar}`} aria-hidden="true">
          {initialsOf(user.name)}
        </span>
      }
    />
    <span className={`stack shrinks ${styles.text}`}>
      <b className="semibold one-line">{user.name}</b>
      <span className={`muted ${styles.role}`}>{user.role}</span>
    </span>
    <svg className="muted" viewBox="0 0 12 12" width="0.75rem" height="0.75rem" aria-hidden="true">
      <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  </button>
);
