import type { Fields, RecordsField } from '@contract/fields';
import { Button, ConfigProvider, Form } from 'antd';
import { useRef } from 'react';
import { FieldInputs } from './field-inputs';
import { blankForm } from './record-form';
import styles from './records-input.module.css';
import { SortableList } from './sortable-list';

interface RecordsInputProps {
  name: string;
  field: RecordsField;
  onBusyChange: (isBusy: boolean) => void;
}

export function RecordsInput({ name, field, onBusyChange }: RecordsInputProps) {
  const { label, noun, max, fields, hint, empty = 'If this list is empty, visitors do not see this part.' } = field;
  const { componentDisabled } = ConfigProvider.useConfig();
  const form = Form.useFormInstance();
  const box = useRef<HTMLFieldSetElement>(null);
  // Moves the focus in the next frame, when the list has rendered again. Until then, the button may be gone or in
  // another place.
  const focusLater = (selector: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus());

  return (
    <Form.List name={name}>
      {(entries, { add, remove, move }) => (
        <fieldset className={`below-6 ${styles.plain}`} ref={box}>
          <legend>
            {label}{' '}
            <span className="muted regular tabular">
              {entries.length} of {max}
            </span>
          </legend>
          {hint && <p className="below-3 muted">{hint}</p>}
          <SortableList
            noun={noun}
            keys={entries.map(({ key }) => key)}
            nameOf={(index) => wordsOf(fields, form.getFieldValue([name, index]))}
            onMove={move}
            row={(index) => (
              <fieldset className={styles.plain}>
                <legend>{`${noun} ${index + 1}`}</legend>
                <FieldInputs fields={fields} place={[name, index]} within={[index]} onBusyChange={onBusyChange} />
              </fieldset>
            )}
            more={(index) => (
              <Button
                size="small"
                danger
                aria-label={`Remove ${noun} ${index + 1}`}
                onClick={() => {
                  remove(index);
                  focusLater('[data-add]');
                }}
              >
                Remove
              </Button>
            )}
          />
          {entries.length === 0 && <p className="below-3 muted">{empty}</p>}
          <Button
            data-add=""
            disabled={componentDisabled || entries.length >= max}
            onClick={() => {
              add(blankForm(fields));
              focusLater(`[data-row="${entries.length}"] input, [data-row="${entries.length}"] textarea`);
            }}
          >
            {`Add ${noun.toLowerCase()}`}
          </Button>
          {entries.length >= max && <p className="above-2 muted">{`At most ${max} ${label.toLowerCase()}.`}</p>}
        </fieldset>
      )}
    </Form.List>
  );
}

function wordsOf(fields: Fields, record: Record<string, unknown>): string {
  const [name] = Object.entries(fields).find(([, { kind }]) => kind === 'text') ?? [];
  return name === undefined ? '' : String(record[name]).trim();
}
