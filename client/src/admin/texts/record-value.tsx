import { Button, Form, Input } from 'antd';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '@/api/http';

interface RecordValueProps {
  label: string;
  stored: string;
  extra?: (typed: string) => ReactNode;
  /** Rejects with an `ApiError`. */
  save: (typed: string) => Promise<unknown>;
  input?: ComponentProps<typeof Input>;
}

/** A value of a record that is no part of its draft: it is changed at once, by a button of its own. */
export function RecordValue({ label, stored, extra, save, input }: RecordValueProps) {
  const [typed, setTyped] = useState(stored);
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => setTyped(stored), [stored]);
  const submit = async () => {
    setIsSaving(true);
    try {
      await save(typed);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof ApiError ? (error.errors[0]?.message ?? error.message) : 'It could not be saved.');
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Form.Item
      label={label}
      extra={extra?.(typed)}
      validateStatus={problem ? 'error' : undefined}
      help={problem || undefined}
    >
      <div className="row gap-2">
        <Input
          {...input}
          aria-label={label}
          aria-invalid={problem !== ''}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem('');
          }}
        />
        {typed !== stored && (
          <Button disabled={isSaving} onClick={() => void submit()} aria-label={`Change ${label}`}>
            Change
          </Button>
        )}
      </div>
    </Form.Item>
  );
}
