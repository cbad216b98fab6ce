import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { VISITOR_DEFAULTS } from '../../src/contract/visitor-settings';
import { type SignedIn, signInAsAdmin, signInAsEach } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { forgetRecords } from '../support/fresh-site';

describe('settings', () => {
  let test: TestApp;
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  beforeAll(async () => {
    test = await startTestApp();
    as = await signInAsEach(test);
  });
  beforeEach(() => put(DEFAULT_SETTINGS).expect(200));
  afterAll(() => test.close());

  const put = (body: object) => test.http.put('/api/settings').set(as.admin).send(body);
  const read = async () => (await test.http.get('/api/settings').set(as.viewer).expect(200)).body;

  it('show a change at once, and keep missing fields', async () => {
    const answer = await put({ siteName: ' Kafue Tech ', enableComments: false }).expect(200);
    const expected = {
      ...DEFAULT_SETTINGS,
      siteName: 'Kafue Tech',
      enableComments: false,
      updatedAt: answer.body.updatedAt,
    };
    expect(answer.body).toEqual(expected);
    expect(await read()).toEqual(expected);
    const second = await put({ maintenanceMode: true }).expect(200);
    expect(await read()).toEqual({ ...expected, maintenanceMode: true, updatedAt: second.body.updatedAt });
    expect(await test.connection.collection('settings').countDocuments()).toBe(1);
  });

  it.each([
    ['siteName', 'K', 'Site name must be at least 2 characters.'],
    ['siteName', 'Kafue\nTech', 'Site name must be one line.'],
    ['siteDescription', ' too short ', 'Description must be at least 10 characters.'],
    ['contactEmail', 'kafue', 'Please enter a valid email address.'],
    ['contactPhone', '+260', 'Please enter a valid phone number.'],
    ['address', 'Road', 'Address must be at least 5 characters.'],
    ['analyticsId', 'UA-12345', 'Please enter a Google Analytics ID such as G-ABC123XYZ.'],
    ['whatsApp', '97 123 4567', 'Please enter the number with its country code, such as +260 97 123 4567.'],
    ['socialLinks', ['http://facebook.com/kitwe'], 'Please enter links that begin with https://'],
    ['socialLinks', Array.from({ length: 7 }, (_, n) => `https://x.com/${n}`), 'Please enter at most 6 entries.'],
    ['mapLatitude', -91, 'Please enter a number of degrees from -85 to 85, such as -15.3875.'],
    ['mapLongitude', 28.32281234, 'Please enter a number of degrees from -180 to 180, such as 28.3228.'],
  ])('refuse %s %j', async (field, value, message) => {
    const answer = await put({ [field]: value }).expect(400);
    expect(answer.body.errors).toEqual([{ field, message }]);
    expect(await read()).toMatchObject(DEFAULT_SETTINGS);
  });

  it.each([
    ['label', { details: '0970 000 000' }, 'Name is required.'],
    ['details', { label: 'Airtel Money', details: ' ' }, 'Details is required.'],
  ])('name the invalid one of several payment methods at %s: %j', async (field, method, message) => {
    const whole = { label: 'Bank', details: 'Zanaco, 0012345\nMosi Digital Academy' };
    const answer = await put({ paymentMethods: [whole, method] }).expect(400);
    expect(answer.body.errors).toEqual([{ field: `paymentMethods.1.${field}`, message }]);
    expect((await read()).paymentMethods).toEqual([]);
  });

  it('keep the lines of a payment method, hidden from visitors', async () => {
    const typed = [{ label: ' Bank ', details: ' Zanaco, 0012345\nMosi Digital Academy ' }];
    const { body } = await put({ paymentMethods: typed }).expect(200);
    expect(body.paymentMethods).toEqual([{ label: 'Bank', details: 'Zanaco, 0012345\nMosi Digital Academy' }]);
    expect(await read()).toEqual(body);
    expect((await test.http.get('/api/settings').expect(200)).text).not.toMatch(/paymentMethods|Zanaco/);
  });

  it('show visitors tidied opening hours and contact data', async () => {
    const changes = {
      openingHours: 'Monday to Friday, 8 to 17\nSaturday, 8 to 12',
      whatsApp: ' 0977 123 456 ',
      socialLinks: [
        ' https://www.facebook.com/kitwe ',
        '',
        'https://www.facebook.com/kitwe',
        'https://www.tiktok.com/@kitwe',
      ],
      showMap: false,
      mapLatitude: -12.8167,
      mapLongitude: 28.2,
    };
    await put(changes).expect(200);
    const { body } = await test.http.get('/api/settings').expect(200);
    expect(body).toEqual({
      ...VISITOR_DEFAULTS,
      ...changes,
      whatsApp: '+260 977 123 456',
      socialLinks: ['https://www.facebook.com/kitwe', 'https://www.tiktok.com/@kitwe'],
    });
  });
});

describe('settings that were never saved', () => {
  let test: TestApp;
  let admin: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await signInAsAdmin(test);
  });
  beforeEach(() => forgetRecords(test));
  afterAll(() => test.close());

  const put = (body: object) => test.http.put('/api/settings').set(admin).send(body);
  const read = async () => (await test.http.get('/api/settings').set(admin).expect(200)).body;

  it('are the sample organisation’s, with page data readable by everybody', async () => {
    expect((await test.http.get('/api/settings').expect(200)).body).toEqual(VISITOR_DEFAULTS);
    expect(await read()).toEqual({ ...DEFAULT_SETTINGS, updatedAt: '1970-01-01T00:00:00.000Z' });
  });

  it('are older than the first save', async () => {
    const { updatedAt } = await read();
    const saved = (await put({ siteName: 'First', updatedAt }).expect(200)).body;
    const late = await put({ siteName: 'Second', updatedAt }).expect(409);
    expect(late.body.current).toEqual(saved);
    expect(await read()).toEqual(saved);
  });

  it('become one document when first saved simultaneously', async () => {
    const answers = await Promise.all([put({ siteName: 'One' }), put({ address: 'Cairo Road' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({ siteName: 'One', address: 'Cairo Road' });
    expect(await test.connection.collection('settings').countDocuments()).toBe(1);
  });
});
