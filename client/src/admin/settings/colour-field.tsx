import { PALETTE } from '@contract/colours/palette';
import type { BrandColours } from '@contract/colours/tint';
import { tidied } from '@contract/field-rules';
import type { TextField } from '@contract/fields';
import { SETTINGS_FIELDS } from '@contract/settings';
import { Form, Input } from 'antd';
import { typedProblem } from '../shared/fields/record-form';
import { valueRule } from '../shared/forms/field-rule';
import styles from './colours.module.css';

/** Default colours, for a site whose owner has chosen none. */
const DEFAULT_COLOURS: BrandColours = { brandColour: PALETTE.forest, accentColour: PALETTE.copper };

export const isColour = (name: string): name is keyof BrandColours => name in DEFAULT_COLOURS;

export function ColourField({ name }: { name: keyof BrandColours }) {
  const field = SETTINGS_FIELDS[name];
  return (
    <Form.Item
      name={name}
      label={`${field.label} (optional)`}
      extra={field.hint}
      rules={[valueRule((typed) => typedProblem(field, typed))]}
      validateTrigger="onBlur"
    >
      <ColourInput field={field} defaultColour={DEFAULT_COLOURS[name]} />
    </Form.Item>
  );
}

interface ColourInputProps {
  field: TextField;
  defaultColour: string;
  value?: string;
  onChange?: (typed: string) => void;
}

const COLOUR = /^#[0-9a-f]{6}$/;

/** `said` contains the other props that `Form.Item` adds, such as `id`. They belong to the text input. */
function ColourInput({ field, defaultColour, value = '', onChange, ...said }: ColourInputProps) {
  const colour = String(tidied(field, value));
  return (
    <div className={`line stretch gap-2 ${styles.input}`}>
      <input
        type="color"
        aria-label={`Choose the ${field.label.toLowerCase()}`}
        value={COLOUR.test(colour) ? colour : defaultColour}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Input
        {...said}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        placeholder={`${defaultColour} (default)`}
        maxLength={20}
        spellCheck={false}
        autoComplete="off"
      />
    </div>
  );
}
