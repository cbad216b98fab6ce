import { LIMITS } from '@contract/limits';
import { SETTINGS_FIELDS } from '@contract/settings';
import { Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { typedProblem } from '../shared/fields/record-form';
import { valueRule } from '../shared/forms/field-rule';

const FIELD = SETTINGS_FIELDS.socialLinks;

export function LinksInput({ className }: { className?: string }) {
  return (
    <Form.Item
      name="socialLinks"
      label={FIELD.label}
      className={className}
      extra="Links to Facebook, LinkedIn, Instagram and other networks are shown with the logo of the network. Link to your own page. Once the site has a name of its own, a link to the front page of a network, such as https://www.facebook.com/, is not shown."
      rules={[valueRule((typed) => typedProblem(FIELD, typed))]}
      validateTrigger="onBlur"
    >
      <Rows />
    </Form.Item>
  );
}

const isWrong = (line: string): boolean => line !== '' && typedProblem(FIELD, line) !== null;

interface RowsProps {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

function Rows({ id, value = '', onChange, onBlur }: RowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const lines = value === '' ? [] : value.split('\n');
  const shown = isOpen && lines.length < LIMITS.socialLinks ? [...lines, ''] : lines;
  const put = (next: readonly string[]) => onChange?.(next.filter((line) => line !== '').join('\n'));
  const focusLater = (selector: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus());

  const handleChange = (index: number, text: string) => {
    if (index === lines.length) setIsOpen(false);
    put(shown.map((line, at) => (at === index ? text.replace(/\s/g, '') : line)));
    if (text === '' && index < lines.length) setIsOpen(true);
  };
  const handleRemove = (index: number) => {
    if (index === lines.length) setIsOpen(false);
    put(lines.filter((_line, at) => at !== index));
    focusLater('[data-add]');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the label names the group; a fieldset needs a legend
    <div ref={box} id={id} role="group" aria-label={FIELD.label} className="stack start gap-2">
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a URL has no id while it is typed
        <div key={index} className="line full stretch gap-2">
          {/* Each input has a form item of its own, so that an error marks only this input. */}
          <Form.Item noStyle validateStatus={isWrong(line) ? 'error' : 'success'}>
            <Input
              data-row={index}
              inputMode="url"
              spellCheck={false}
              autoComplete="off"
              maxLength={LIMITS.socialLink}
              value={line}
              placeholder="https://"
              aria-label={`Link ${index + 1}`}
              aria-invalid={isWrong(line)}
              onChange={({ target }) => handleChange(index, target.value)}
              onBlur={onBlur}
            />
          </Form.Item>
          <Button danger aria-label={`Remove link ${index + 1}`} onClick={() => handleRemove(index)}>
            Remove
          </Button>
        </div>
      ))}
      <Button
        data-add=""
        disabled={shown.length >= LIMITS.socialLinks}
        onClick={() => {
          setIsOpen(true);
          focusLater(`[data-row="${lines.length}"]`);
        }}
      >
        Add link
      </Button>
      {shown.length >= LIMITS.socialLinks && <p className="above-2 muted">At most {LIMITS.socialLinks} links.</p>}
    </div>
  );
}
