import { LIMITS } from '@contract/limits';
import { DEFAULT_SETTINGS } from '@contract/settings';
import { Form, Input, InputNumber } from 'antd';
import type { RecordField } from '../shared/forms/edit-conflict';
import { fieldRule } from '../shared/forms/field-rule';
import { Toggle } from '../shared/forms/toggle';
import { type SettingsForm, settingsErrors } from './settings-form';
import styles from './settings-page.module.css';

export const SETTINGS_FIELDS: readonly RecordField<SettingsForm>[] = [
  { name: 'siteName', label: 'Site Name' },
  { name: 'contactEmail', label: 'Contact Email' },
  { name: 'siteDescription', label: 'Site Description' },
  { name: 'contactPhone', label: 'Contact Phone' },
  { name: 'analyticsId', label: 'Analytics ID' },
  { name: 'address', label: 'Business Address' },
  { name: 'retentionMonths', label: 'Keep personal data for (months)' },
  { name: 'enableComments', label: 'Enable Comments' },
  { name: 'maintenanceMode', label: 'Maintenance Mode' },
];

function checked(name: keyof SettingsForm) {
  return { name, rules: [fieldRule(DEFAULT_SETTINGS, name, settingsErrors)], validateTrigger: 'onBlur' };
}

/** Two columns on wide screens; each field says what it is for where its label does not. */
export function SettingsInputs() {
  return (
    <>
      <div className={styles.fields}>
        <Form.Item<SettingsForm> {...checked('siteName')} label="Site Name">
          <Input dir="auto" maxLength={LIMITS.siteName} />
        </Form.Item>
        <Form.Item<SettingsForm> {...checked('contactEmail')} label="Contact Email">
          <Input inputMode="email" maxLength={LIMITS.email} />
        </Form.Item>
        <Form.Item<SettingsForm>
          {...checked('siteDescription')}
          label="Site Description"
          extra="Used for SEO: search engines show it below the site's name."
          className={styles.wide}
        >
          <Input.TextArea dir="auto" maxLength={LIMITS.siteDescription} autoSize={{ minRows: 3, maxRows: 6 }} />
        </Form.Item>
        <Form.Item<SettingsForm> {...checked('contactPhone')} label="Contact Phone">
          <Input type="tel" maxLength={LIMITS.phone} />
        </Form.Item>
        <Form.Item<SettingsForm>
          {...checked('analyticsId')}
          label="Analytics ID (optional)"
          extra="Loads Google Analytics on public pages only; nothing is loaded while this is empty."
        >
          <Input maxLength={LIMITS.slug} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item<SettingsForm> {...checked('address')} label="Business Address" className={styles.wide}>
          <Input dir="auto" maxLength={LIMITS.address} />
        </Form.Item>
        <Form.Item<SettingsForm>
          {...checked('retentionMonths')}
          label="Keep personal data for (months)"
          extra="Messages and closed quote requests that nobody has touched for so long are erased by themselves. 0 keeps them. Your privacy page names this time too."
        >
          <InputNumber min={0} max={LIMITS.retentionMonthsMax} precision={0} />
        </Form.Item>
      </div>
      <Form.Item<SettingsForm>
        name="enableComments"
        label="Enable Comments"
        valuePropName="checked"
        extra="Allow visitors to comment on blog posts. The choice is kept; the site shows no comments yet."
      >
        <Toggle />
      </Form.Item>
      <Form.Item<SettingsForm>
        name="maintenanceMode"
        label="Maintenance Mode"
        valuePropName="checked"
        extra="Show a maintenance page to visitors. The back office goes on working."
      >
        <Toggle />
      </Form.Item>
    </>
  );
}
