import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { classNames } from '@/lib/class-names';
import { dismissToast, TOAST_MS, type Toast, toastStore } from '@/stores/toasts';
import { Icon } from './icon';
import styles from './toaster.module.css';

export function Toaster() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  const ofKind = (kind: Toast['kind']) => toasts.filter((toast) => toast.kind === kind);
  return (
    <div className={`stack ${styles.toaster}`}>
      <div role="status">{ofKind('success').map(toItem)}</div>
      <div role="alert">{ofKind('error').map(toItem)}</div>
    </div>
  );
}

const toItem = (toast: Toast) => <ToastCard key={toast.id} {...toast} />;

function ToastCard({ id, kind, text }: Toast) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only gives more time to read
    <div
      className={classNames('line gap-3 above-2 medium rounded shadow', styles.toast, styles[kind], 'on-dark')}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={kind === 'success' ? 'check' : 'warning'} size={24} className={styles.icon} />
      <p className="shrinks grows">{text}</p>
      <button
        type="button"
        className={`centred firm ${styles.close}`}
        aria-label="Dismiss"
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
