import type { RecordsField } from '@contract/fields';
import { Button, ConfigProvider, Form } from 'antd';
import { useRef } from 'react';
import { FieldInputs } from './field-inputs';
import { blankForm } from './record-form';
import styles from './records-input.module.css';

interface RecordsInputProps {
  name: string;
  field: RecordsField;
  onBusyChange: (isBusy: boolean) => void;
}

/** A list of records: each can be moved, removed and added to, up to the bound of the list. */
export function RecordsInput({ name, field, onBusyChange }: RecordsInputProps) {
  const { label, noun, max, fields, hint, empty = 'Empty: visitors do not see this part.' } = field;
  const { componentDisabled } = ConfigProvider.useConfig();
  const box = useRef<HTMLFieldSetElement>(null);
  // After the list was drawn anew: the button that was pressed may be gone, or moved along with its record.
  const focusLater = (selector: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus());

  return (
    <Form.List name={name}>
      {(entries, { add, remove, move }) => (
        <fieldset className={styles.records} ref={box}>
          <legend>
            {label}{' '}
            <span className={styles.count}>
              {entries.length} of {max}
            </span>
          </legend>
          {hint && <p className={styles.hint}>{hint}</p>}
          <ol className={styles.entries}>
            {entries.map(({ key, name: index }) => (
              <li key={key} className={styles.entry} data-entry={index}>
                <fieldset className={styles.plain}>
                  <legend>{`${noun} ${index + 1}`}</legend>
                  <FieldInputs fields={fields} place={[name, index]} within={[index]} onBusyChange={onBusyChange} />
                </fieldset>
                <div className={styles.moves}>
                  <Button
                    size="small"
                    disabled={componentDisabled || index === 0}
                    aria-label={`Move ${noun} ${index + 1} up`}
                    onClick={() => move(index, index - 1)}
                  >
                    Up
                  </Button>
                  <Button
                    size="small"
                    disabled={componentDisabled || index === entries.length - 1}
                    aria-label={`Move ${noun} ${index + 1} down`}
                    onClick={() => move(index, index + 1)}
                  >
                    Down
                  </Button>
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
                </div>
              </li>
            ))}
          </ol>
          {entries.length === 0 && <p className={styles.hint}>{empty}</p>}
          <Button
            data-add=""
            disabled={componentDisabled || entries.length >= max}
            onClick={() => {
              add(blankForm(fields));
              focusLater(`[data-entry="${entries.length}"] input, [data-entry="${entries.length}"] textarea`);
            }}
          >
            {`Add ${noun}`}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
