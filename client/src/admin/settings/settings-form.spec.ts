import { DEFAULT_SETTINGS, SETTINGS_FIELDS } from '@contract/settings';
import { toForm, toInput, typedProblem } from '../shared/fields/record-form';
import { isSame } from '../shared/forms/is-same';
import type { SettingsForm } from './settings-form';

const DEFAULTS = toForm(SETTINGS_FIELDS, DEFAULT_SETTINGS);

const settingsErrors = (form: SettingsForm) =>
  Object.entries(SETTINGS_FIELDS)
    .map(([field, rules]) => ({ field, message: typedProblem(rules, form[field as keyof SettingsForm]) }))
    .filter(({ message }) => message !== null);

describe('validation of settings', () => {
  it('accepts the default values', () => {
    expect(settingsErrors(DEFAULTS)).toEqual([]);
  });

  it.each([
    ['siteName', ' M ', 'Site name must be at least 2 characters.'],
    ['siteDescription', 'Too short', 'Description must be at least 10 characters.'],
    ['contactEmail', 'hello@mosi', 'Please enter a valid email address.'],
    ['contactPhone', '1234', 'Please enter a valid phone number.'],
    ['address', 'Road', 'Address must be at least 5 characters.'],
    ['whatsApp', '97 123 4567', 'Please enter the number with its country code, such as +260 97 123 4567.'],
    ['mapLatitude', 91, 'Please enter a number of degrees from -85 to 85, such as -15.3875.'],
    ['socialLinks', 'http://facebook.com/kitwe', 'Please enter links that begin with https://'],
    ['analyticsId', 'UA-1', 'Please enter a Google Analytics ID such as G-ABC123XYZ.'],
  ])('refuses %s %j', (field, value, message) => {
    expect(settingsErrors({ ...DEFAULTS, [field]: value })).toEqual([{ field, message }]);
  });

  it('accepts a measurement id', () => {
    expect(settingsErrors({ ...DEFAULTS, analyticsId: ' G-ABC123 ' })).toEqual([]);
  });
});

describe('settings form', () => {
  it('leaves out the time of the last save', () => {
    const stored = { ...DEFAULT_SETTINGS, updatedAt: '2026-11-20T08:00:00.000Z' };
    expect(toForm(SETTINGS_FIELDS, stored)).toEqual(DEFAULTS);
  });

  it('trims texts before they are sent', () => {
    expect(toInput(SETTINGS_FIELDS, { ...DEFAULTS, siteName: ' Mosi ' }).siteName).toBe('Mosi');
  });

  it('detects unsaved changes', () => {
    expect(isSame({ ...DEFAULT_SETTINGS }, DEFAULT_SETTINGS)).toBe(true);
    expect(isSame({ ...DEFAULT_SETTINGS, maintenanceMode: true }, DEFAULT_SETTINGS)).toBe(false);
    expect(isSame({ ...DEFAULT_SETTINGS, siteName: 'Other' }, DEFAULT_SETTINGS)).toBe(false);
  });
});
