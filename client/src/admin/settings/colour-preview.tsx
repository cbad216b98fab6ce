import { colourNotes } from '@contract/colours/colour-notes';
import { type BrandColours, paletteOf } from '@contract/colours/tint';
import { SETTINGS_FIELDS } from '@contract/settings';
import { Button, Form } from 'antd';
import type { CSSProperties } from 'react';
import { toInput, typedProblem } from '../shared/fields/record-form';
import styles from './colours.module.css';
import type { SettingsForm } from './settings-tabs';

const { brandColour, accentColour } = SETTINGS_FIELDS;
const NONE: BrandColours = { brandColour: '', accentColour: '' };

function coloursOf(typed: Partial<BrandColours>): BrandColours {
  const sent = toInput({ brandColour, accentColour }, { ...NONE, ...typed });
  return {
    brandColour: typedProblem(brandColour, sent.brandColour) ? '' : sent.brandColour,
    accentColour: typedProblem(accentColour, sent.accentColour) ? '' : sent.accentColour,
  };
}

export function ColourPreview() {
  const form = Form.useFormInstance<SettingsForm>();
  const colours = coloursOf({
    brandColour: Form.useWatch('brandColour', form) ?? '',
    accentColour: Form.useWatch('accentColour', form) ?? '',
  });
  const notes = colourNotes(colours);
  return (
    <div className="stack across start gap-3">
      <Sample colours={colours} />
      <ul className="stack gap-1 muted" aria-live="polite" aria-label="Effect of these colours">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {notes.length > 0 && <Button onClick={() => form.setFieldsValue(NONE)}>Reset to default colours</Button>}
    </div>
  );
}

/** Sample of the site in the typed colours. The CSS variables are set only on this element. */
function Sample({ colours }: { colours: BrandColours }) {
  const tokens = Object.entries(paletteOf(colours)).map(([token, hex]) => [`--${token}`, hex]);
  return (
    <div className="full clips lined rounded-card" style={Object.fromEntries(tokens) as CSSProperties}>
      <p className={`pad-4 semibold ${styles.band}`}>
        A dark area with a <span className={styles.sun}>highlight</span>
      </p>
      <p className={`row gap-2 pad-4 ${styles.light}`}>
        Text with <span className={`forest ${styles.link}`}>a link</span>
        <span className={`at-end pad-2-4 semibold rounded ${styles.button}`}>A button</span>
      </p>
    </div>
  );
}
