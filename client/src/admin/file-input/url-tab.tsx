import { isImageAddress, NO_IMAGE } from '@contract/image-address';
import { IMAGE_PATTERN, LIMITS } from '@contract/limits';
import { Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { isExternal } from './preview-kind';

interface UrlTabProps {
  label: string;
  value: string;
  onApply: (url: string) => void;
  disabled?: boolean;
}

/** Field for an external URL. It applies the URL on blur or Enter, so that no incomplete URL is loaded. */
export function UrlTab({ label, value, onApply, disabled }: UrlTabProps) {
  const id = useId();
  const applied = isExternal(value) ? value : '';
  const [text, setText] = useState(applied);
  const [isWrong, setIsWrong] = useState(false);

  const apply = () => {
    const url = text.trim();
    if (url === applied) return setIsWrong(false);
    const isRight = url === '' || (isExternal(url) && IMAGE_PATTERN.test(url) && isImageAddress(url));
    setIsWrong(!isRight);
    if (isRight) onApply(url);
  };
  const handleEnter = (event: KeyboardEvent) => {
    // Enter must not submit the dialog's form.
    event.preventDefault();
    apply();
  };

  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {label}: external URL
      </label>
      <Input
        id={id}
        inputMode="url"
        value={text}
        placeholder={`https://${window.location.host}/image.jpg`}
        maxLength={LIMITS.image}
        disabled={disabled}
        status={isWrong ? 'error' : undefined}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={apply}
        onPressEnter={handleEnter}
      />
      {isWrong && (
        <p id={`${id}-error`} role="alert" className="above-1 danger">
          {NO_IMAGE}
        </p>
      )}
    </div>
  );
}
