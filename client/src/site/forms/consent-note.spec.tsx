import { CONSENT_FORMS, CONSENT_TEXTS } from '@contract/privacy';
import { listRead, WEBSITE_READ } from '@contract/rendering';
import { screen } from '@testing-library/react';
import { CommentForm } from '@/site/blogs/comments/comment-form';
import { MessageForm } from '@/site/contact/message/message-form';
import { QuoteForm } from '@/site/contact/request/quote-form';
import { NewsletterBand } from '@/site/layout/newsletter-band';
import { renderSite, SAMPLE_WEBSITE } from '@/testing/render-site';

const FORMS = {
  contact: <MessageForm subject="" />,
  project: <QuoteForm service="" onSending={() => undefined} onSubmitted={() => undefined} />,
  newsletter: <NewsletterBand />,
  comment: <CommentForm postId="0123456789abcdef01234567" />,
};

const READS = { [listRead('/services')]: { value: { items: [], total: 0 } } };

describe('the consent text of a form', () => {
  it.each(CONSENT_FORMS)('is the text that the server stores, with a link (%s)', (form) => {
    renderSite(FORMS[form], { reads: READS });
    expect(screen.getByText(CONSENT_TEXTS[form])).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'How we use your data', hidden: true })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  it.each(CONSENT_FORMS)('is the text of the settings (%s)', (form) => {
    const consent = { ...SAMPLE_WEBSITE.consent, [form]: 'We keep this for a year.', link: 'Your data' };
    renderSite(FORMS[form], { reads: { ...READS, [WEBSITE_READ]: { value: { ...SAMPLE_WEBSITE, consent } } } });
    expect(screen.getByText('We keep this for a year.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your data', hidden: true })).toHaveAttribute('href', '/privacy');
    expect(screen.queryByText(CONSENT_TEXTS[form])).toBeNull();
  });
});
