import { textHtml } from './written-html';

describe('text in an email', () => {
  it('allows breaks in email addresses at "@" and dots', () => {
    expect(textHtml('Ask grace.m@school.example, or call.')).toBe(
      'Ask grace.<wbr>m<wbr>@school.<wbr>example, or call.',
    );
  });

  it('keeps a quote number on one line', () => {
    expect(textHtml('Quotation Q-2026-0042')).toBe('Quotation <span style="white-space:nowrap">Q-2026-0042</span>');
  });

  it('is escaped', () => {
    expect(textHtml('<b>"a"@b.example & c</b>')).not.toMatch(/<b>|"a"/);
  });
});
