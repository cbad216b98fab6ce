import type { FieldError } from '@contract/errors';
import { EMAIL_PATTERN, LIMITS } from '@contract/limits';
import { analyticsIdError, SETTINGS_TEXTS, type SiteSettings } from '@contract/settings';

export type SettingsForm = SiteSettings;

export function toForm(settings: SiteSettings): SettingsForm {
  const { siteName, contactEmail, siteDescription, contactPhone, analyticsId, address } = settings;
  const { retentionMonths, enableComments, maintenanceMode } = settings;
  return {
    siteName,
    contactEmail,
    siteDescription,
    contactPhone,
    analyticsId,
    address,
    retentionMonths,
    enableComments,
    maintenanceMode,
  };
}

export function toInput(form: SettingsForm): SiteSettings {
  return {
    siteName: form.siteName.trim(),
    contactEmail: form.contactEmail.trim(),
    siteDescription: form.siteDescription.trim(),
    contactPhone: form.contactPhone.trim(),
    analyticsId: form.analyticsId.trim(),
    address: form.address.trim(),
    retentionMonths: form.retentionMonths,
    enableComments: form.enableComments,
    maintenanceMode: form.maintenanceMode,
  };
}

/** Whole months; an emptied number box holds null. */
function isRetention(months: number | null): boolean {
  return months !== null && Number.isInteger(months) && months >= 0 && months <= LIMITS.retentionMonthsMax;
}

export function settingsErrors(form: SettingsForm): FieldError[] {
  const input = toInput(form);
  const isShort: Partial<Record<keyof typeof SETTINGS_TEXTS, boolean>> = {
    siteName: input.siteName.length < LIMITS.siteNameMin,
    contactEmail: !EMAIL_PATTERN.test(input.contactEmail),
    siteDescription: input.siteDescription.length < LIMITS.siteDescriptionMin,
    contactPhone: input.contactPhone.length < LIMITS.contactPhoneMin,
    address: input.address.length < LIMITS.addressMin,
    retentionMonths: !isRetention(input.retentionMonths),
  };
  const errors = Object.entries(isShort)
    .filter(([, isWrong]) => isWrong)
    .map(([field]) => ({ field, message: SETTINGS_TEXTS[field as keyof typeof SETTINGS_TEXTS] }));
  const analytics = analyticsIdError(input.analyticsId);
  return analytics ? [...errors, analytics] : errors;
}

/** Whether `form` holds something that `saved` does not. */
export function isChanged(form: SettingsForm, saved: SettingsForm): boolean {
  return (Object.keys(saved) as Array<keyof SettingsForm>).some((field) => form[field] !== saved[field]);
}
