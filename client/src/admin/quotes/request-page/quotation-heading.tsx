const HEADING_ID = 'quotation';

/** Heading of the quote's card. It takes focus when the card's content changes. */
export const QuotationHeading = ({ children }: { children: string }) => (
  <h2 id={HEADING_ID} tabIndex={-1}>
    {children}
  </h2>
);

/** Focuses the heading and scrolls to it, after the card's content has changed. */
export function focusQuotation(): void {
  const heading = document.getElementById(HEADING_ID);
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView?.({ block: 'start' });
}
