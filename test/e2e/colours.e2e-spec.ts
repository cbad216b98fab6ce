import { createHash } from 'node:crypto';
import { PALETTE, type Palette } from '../../src/contract/colours/palette';
import { tint, tintStyle } from '../../src/contract/colours/tint';
import { DEFAULT_SETTINGS } from '../../src/contract/settings';
import { asNewVisitor, useAdmin } from '../support/accounts';
import { changeSettings } from '../support/content';
import { useMailedApp } from '../support/mailed-app';
import { coloursOf } from '../support/pdf-colours';
import { saveQuote, sendRequest } from '../support/project';

const COLOURS = { brandColour: '#6d28d9', accentColour: '#a3e635' };
const NONE = { brandColour: '', accentColour: '' };
const OWN = tint(COLOURS) as Palette;

describe('organisation’s colours', () => {
  const test = useMailedApp();
  const admin = useAdmin(test);
  let requestId: string;
  beforeAll(async () => {
    requestId = await sendRequest(test);
    await saveQuote(test, admin, requestId, { status: 'sent' });
  });
  beforeEach(() => put({ ...DEFAULT_SETTINGS, ...COLOURS }));

  const put = (body: object) => changeSettings(test, admin, body);
  const visit = (path: string) => test.http.get(path).set(asNewVisitor());

  it.each([
    ['/', 200],
    ['/contact?tab=quote', 200],
    ['/no/such', 404],
    ['/services/no-such', 404],
    ['/newsletter/unsubscribe/token', 200],
  ])('appear in the document of %s, allowed by its policy', async (path, status) => {
    const { text, headers } = await visit(path).expect(status);
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] as string;
    expect(style.endsWith(tintStyle(OWN))).toBe(true);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(text).toContain(`<meta name="theme-color" content="${OWN['forest-deep']}"`);
    await put(NONE);
    const unchanged = await visit(path).expect(status);
    expect(unchanged.text).not.toContain(OWN.forest);
    await put(COLOURS);
    expect((await visit(path)).text).toBe(text);
    await put(NONE);
    expect((await visit(path)).text).toBe(unchanged.text);
  });

  it('appear on the quote, its page and its file', async () => {
    const style = tintStyle(OWN);
    expect((await visit(`/quotes/${requestId}`).expect(200)).text).toContain(style);
    const file = () => visit(`/api/project/quote/${requestId}/pdf`).buffer(true).expect(200);
    const coloursIn = async () => [...coloursOf((await file()).body)];
    const ownColours = await coloursIn();
    expect(ownColours).toEqual(expect.arrayContaining([OWN.forest, OWN.copper]));
    // The PDF contains only colours of the site's own palette.
    expect(ownColours.filter((colour) => !Object.values<string>(OWN).includes(colour))).toEqual([]);
    await put(NONE);
    const unchanged = await coloursIn();
    expect(unchanged).toEqual(expect.arrayContaining([PALETTE.forest, PALETTE.copper]));
    expect(unchanged).not.toContain(OWN.forest);
  });

  it('appear on the maintenance page and in the answer to a form', async () => {
    await put({ maintenanceMode: true });
    expect((await visit('/').expect(503)).text).toContain(tintStyle(OWN));
    await put({ maintenanceMode: false });
    const answer = await test.http.post('/newsletter/unsubscribe/unknown').set(asNewVisitor()).expect(200);
    expect(answer.text).toContain(tintStyle(OWN));
  });

  it.each(['/admin/login', '/admin', '/admin/other'])(
    'appear in the back office at %s, whoever is logged in',
    async (path) => {
      const { text } = await visit(path);
      expect(text).toContain(`<style id="tint">${tintStyle(OWN)}</style></head>`);
      expect(text).toContain(`<meta name="theme-color" content="${OWN['forest-deep']}"`);
      await put(NONE);
      expect((await visit(path)).text).not.toContain('<style id="tint"');
    },
  );

  it('apply to drawings, whose URLs change, and to the manifest', async () => {
    expect((await visit('/')).text).toContain('/art/6d28d9-a3e635/hero.svg');
    const { body, headers } = await visit('/art/6d28d9-a3e635/hero.svg').buffer(true).expect(200);
    const drawing = String(body);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(drawing).toContain(OWN.forest);
    expect(drawing).not.toContain(PALETTE.forest);
    await visit('/art/6d28d9-a3e635/no-such.svg').expect(404);
    expect(JSON.parse((await visit('/manifest.webmanifest')).text)).toMatchObject({
      theme_color: OWN['forest-deep'],
      background_color: OWN.mist,
    });
    await put(NONE);
    expect((await visit('/')).text).toContain('"/art/hero.svg"');
    expect(JSON.parse((await visit('/manifest.webmanifest')).text)).toMatchObject({ theme_color: '#0a3b2e' });
  });

  it('apply to emails', async () => {
    await test.forgetMail();
    const next = test.mailbox.next();
    await sendRequest(test);
    const mail = await next;
    expect(mail.html).toContain(`bgcolor="${OWN.forest}"`);
    expect(mail.html).not.toContain(PALETTE.forest);
  });

  it('are readable by visitors, since pages use them', async () => {
    expect((await visit('/api/settings').expect(200)).body).toMatchObject(COLOURS);
  });
});
