import type { Field } from '@contract/fields';
import { LIMITS } from '@contract/limits';
import { SETTINGS_TABS } from '@contract/settings';
import { RecordInput } from '../shared/fields/record-inputs';
import { RecordsInput } from '../shared/fields/records-input';
import { ColourField, isColour } from './colour-field';
import { ColourPreview } from './colour-preview';
import { LinksInput } from './links-input';
import { MapInput } from './map-input';
import styles from './settings-page.module.css';
import type { SettingsTab } from './settings-tabs';

interface SettingsInputsProps {
  tab: SettingsTab;
  onBusyChange: (isBusy: boolean) => void;
}

export function SettingsInputs({ tab, onBusyChange }: SettingsInputsProps) {
  const groups = Object.entries(SETTINGS_TABS).flatMap(([of, { groups }]) =>
    groups.map((group) => ({ ...group, isShown: of === tab })),
  );
  return groups.map(({ title, fields, isShown }) => (
    <fieldset key={title} className={`below-6 shrinks ${styles.group}`} hidden={!isShown}>
      <legend className="full">
        <h2 className={`below-2 ${styles.heading}`}>{title}</h2>
      </legend>
      <div className={`stack two-768 ${styles.fields}`}>
        {Object.entries<Field>(fields).map(([name, field]) => (
          <SettingInput key={name} name={name} field={field} onBusyChange={onBusyChange} />
        ))}
        {/* The map is rendered only while its tab is visible. Leaflet measures its element, and a hidden one has no
            size. */}
        {'showMap' in fields && isShown && <MapInput />}
        {'brandColour' in fields && <ColourPreview />}
      </div>
    </fieldset>
  ));
}

interface SettingInputProps {
  name: string;
  field: Field;
  onBusyChange: (isBusy: boolean) => void;
}

function SettingInput({ name, field, onBusyChange }: SettingInputProps) {
  if (name === 'socialLinks') return <LinksInput className={styles.wide} />;
  if (field.kind === 'records') {
    return (
      <div className={styles.wide}>
        <RecordsInput name={name} field={field} onBusyChange={onBusyChange} />
      </div>
    );
  }
  if (isColour(name)) return <ColourField name={name} />;
  const isLong = field.kind === 'flag' || (field.kind === 'text' && field.max >= LIMITS.address);
  return (
    <RecordInput
      name={name}
      field={field}
      isChecked
      marksOptional
      className={isLong ? styles.wide : undefined}
      onBusyChange={onBusyChange}
    />
  );
}
