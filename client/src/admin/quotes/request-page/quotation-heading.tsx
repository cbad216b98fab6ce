const HEADING_ID = 'quotation';

/** Names the card of the quotation. Takes the focus where the card changes as a whole. */
export const QuotationHeading = ({ children }: { children: string }) => (
  <h2 id={HEADING_ID} tabIndex={-1}>
    {children}
  </h2>
);

/** After the card has changed: its heading has the focus, and its head is in sight. */
export function focusQuotation(): void {
  const heading = document.getElementById(HEADING_ID);
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView?.({ block: 'start' });
}
