import { Types } from 'mongoose';
import { PALETTE } from '../../contract/colours/palette';
import { toMessage } from '../../platform/mail/outgoing-mail';
import { issueMail } from './issue-mail';

const SITE = {
  siteName: 'A & B <Academy>',
  ownerEmail: 'owner@example.com',
  publicUrl: 'https://mosi.example',
  palette: PALETTE,
};
const _id = new Types.ObjectId('0123456789abcdef01234567');
const READER = { email: 'ruth@example.com', unsubscribeToken: 'a/b"><script>' };
const CONTENT = `## News & <script>alert(1)</script>

Read **all** of it on [our page](/about), or [elsewhere](javascript:alert(1)).

![A "robot"](/uploads/robot.png)

Type \`a <b>\`:

\`\`\`
if a:
  b
\`\`\`

- one
- two

| Course | Fee |
| :-- | --: |
| Web | 100 |`;

const mail = issueMail({ _id, subject: 'June', content: CONTENT }, READER)(SITE);

describe('the email of a newsletter', () => {
  it('addresses one subscriber, with the unsubscribe link in header and text', () => {
    const way = 'https://mosi.example/newsletter/unsubscribe/a%2Fb%22%3E%3Cscript%3E';
    expect(mail).toMatchObject({ to: READER.email, subject: 'June', unsubscribeUrl: way });
    expect(mail.text).toContain(`- Unsubscribe:\n  ${way}`);
    expect(mail.html).toContain(`<a href="${way}"`);
    const { headers, list } = toMessage(mail, SITE, { name: '', address: 'office@mosi.example' }, 'x');
    expect(list).toEqual({ unsubscribe: way });
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('links to its page on the site', () => {
    const page = `https://mosi.example/newsletter/archive/${_id.toHexString()}`;
    expect(mail.text).toContain(`- Read this newsletter on our website:\n  ${page}`);
    expect(mail.html).toContain(`<a href="${page}"`);
  });

  it('has the full text in both parts, with inline styles', () => {
    expect(mail.html).toMatch(/<h2 dir="auto" style="[^"]+">News &amp; /);
    expect(mail.html).toMatch(/Type <code style="[^"]+">a &lt;b&gt;<\/code>:/);
    expect(mail.html).toMatch(/<pre dir="ltr" style="[^"]*white-space:pre-wrap[^"]*">if a:\n {2}b<\/pre>/);
    expect(mail.html).toContain('<strong>all</strong>');
    expect(mail.html).toContain('<a href="https://mosi.example/about" style="');
    expect(mail.html).toContain('<img src="https://mosi.example/uploads/robot.png" alt="A &quot;robot&quot;" style="');
    expect(mail.html).toMatch(/<td dir="auto" style="[^"]*text-align:right">100<\/td>/);
    for (const words of [
      'Read all of it on our page (https://mosi.example/about)',
      '- one\n- two',
      'Web | 100',
      'Type a <b>:\n\n    if a:\n      b',
      'A "robot"',
    ])
      expect(mail.text).toContain(words);
  });

  it('contains no scripts or style sheets and loads only its images', () => {
    expect(mail.html).not.toMatch(/<script|<style|<link|href="javascript:|\son\w+=|class=/i);
    expect([...mail.html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      'https://mosi.example/uploads/robot.png',
    ]);
  });

  it("has no subscriber's token and no unsubscribe header in a preview", () => {
    const preview = issueMail({ subject: 'June', content: CONTENT }, { email: READER.email })(SITE);
    expect(preview.unsubscribeUrl).toBeUndefined();
    expect(preview.text).toContain('https://mosi.example/newsletter/unsubscribe/test');
    expect(preview.text).toContain(
      '- Read this newsletter on our website:\n  https://mosi.example/newsletter/archive\n',
    );
  });
});
