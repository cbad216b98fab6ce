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

/** A list of records: each can be moved, removed and added to, up to the bound of the list. */
export function RecordsInput({ name, field, onBusyChange }: RecordsInputProps) {
  const { label, noun, max, fields, hint, empty = 'Empty: visitors do not see this part.' } = field;
  const { componentDisabled } = ConfigProvider.useConfig();
  const form = Form.useFormInstance();
  const box = useRef<HTMLFieldSetElement>(null);
  // After the list was drawn anew: the button that was pressed may be gone, or moved along with its record.
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
            {`Add ${noun}`}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}

/** The first of a record's own words, by which it is spoken of. */
function wordsOf(fields: Fields, record: Record<string, unknown>): string {
  const [name] = Object.entries(fields).find(([, { kind }]) => kind === 'text') ?? [];
  return name === undefined ? '' : String(record[name]).trim();
}
