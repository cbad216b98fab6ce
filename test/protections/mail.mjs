import { e2e } from './e2e.mjs';

export const MAIL = [
  {
    name: 'no line break reaches the head of a mail',
    file: 'src/mail/outgoing-mail.ts',
    find: "if (LINE_BREAK.test(text)) throw new MailRefused('A line of its head held a line break.', true);",
    replace: '',
    tests: ['src/mail/outgoing-mail.spec.ts', e2e('mail')],
    only: 'line break|head|control',
  },
  {
    name: 'a field that becomes a header is one line',
    file: 'src/common/validation/text.ts',
    find: 'Matches(/^[^\\u0000-\\u001f\\u007f\\u2028\\u2029]*$/,',
    replace: 'Matches(/^/,',
    tests: [e2e('mail-attacks'), e2e('contact-reply')],
  },
  {
    name: 'a reply goes to the stored address only',
    file: 'src/contact/contact-reply.service.ts',
    find: "if (input.email !== row.email) throw invalid('email', 'This is not the address that the message came from.');",
    replace: '',
    tests: [e2e('contact-reply'), e2e('mail-attacks')],
    only: 'no other address|relay',
  },
  {
    name: 'a mail’s address is one address',
    file: 'src/common/validation/text.ts',
    find: 'IsEmail({}, { message: NOT_AN_ADDRESS }),',
    replace: '',
    tests: [e2e('bounds'), e2e('mail-attacks')],
    only: 'POST /api/newsletter|address',
  },
  {
    name: 'a mail that was refused is not marked sent',
    file: 'src/mail/mail-queue.ts',
    find: '      await this.mails.markFailed(row, refused);\n      return refused;',
    replace: '      await this.mails.markSent(row);\n      return refused;',
    tests: [e2e('mail'), e2e('mail-attacks')],
    only: 'refused|marked sent|failed',
  },
  {
    name: 'a quote is sent only when the mail server took it',
    file: 'src/project/quote-mailing.service.ts',
    find: 'const sent = await this.mailTo(held).catch(async (error: unknown) => {',
    replace:
      'const sent = await this.mailTo(held).catch(() => ({ savedToOutbox: false })).catch(async (error: unknown) => {',
    tests: [e2e('quote-mailing')],
    only: 'does not take it',
  },
  {
    name: 'one mail takes ten seconds at most',
    file: 'src/mail/transports/smtp-transport.ts',
    find: 'signal: AbortSignal.any([signal, AbortSignal.timeout(this.limitMs)]),',
    replace: '',
    tests: [e2e('mail')],
    only: 'bounded as a whole',
  },
];
