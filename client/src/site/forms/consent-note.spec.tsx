import { CONSENT_FORMS, CONSENT_TEXTS } from '@contract/privacy';
import { screen } from '@testing-library/react';
import { CommentForm } from '@/site/blogs/comments/comment-form';
import { MessageForm } from '@/site/contact/message/message-form';
import { QuoteForm } from '@/site/contact/request/quote-form';
import { NewsletterBand } from '@/site/layout/newsletter-band';
import { renderSite } from '@/testing/render-site';

const FORMS = {
  contact: <MessageForm subject="" />,
  project: <QuoteForm service="" onSending={() => undefined} onSubmitted={() => undefined} />,
  newsletter: <NewsletterBand />,
  comment: <CommentForm postId="0123456789abcdef01234567" />,
};

describe('what a form says about the data', () => {
  it.each(CONSENT_FORMS)('is the line that the server keeps, with a link to more (%s)', (form) => {
    renderSite(FORMS[form], { reads: { 'list:/services': { value: { items: [], total: 0 } } } });
    expect(screen.getByText(CONSENT_TEXTS[form])).toBeVisible();
    expect(screen.getByRole('link', { name: 'How we use your data' })).toHaveAttribute('href', '/privacy');
  });
});
