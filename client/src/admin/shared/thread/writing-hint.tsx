import type { KeyboardEvent } from 'react';

const SEND_KEYS = navigator.platform.startsWith('Mac') ? 'Cmd+Enter' : 'Ctrl+Enter';

export const SEND_KEY_SHORTCUTS = 'Control+Enter Meta+Enter';

export function onSendKey(send: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
}

export const WritingHint = ({ id, text, verb }: { id?: string; text: string; verb: 'send' | 'save' }) => (
  <p id={id} className="muted fine">
    {text}.
    <span className="for-keys">
      {' '}
      Press {SEND_KEYS} to {verb}.
    </span>
  </p>
);
