const HEADING_ID = 'quotation';

export const QuotationHeading = ({ children }: { children: string }) => (
  <h2 id={HEADING_ID} tabIndex={-1}>
    {children}
  </h2>
);

export function focusQuotation(): void {
  const heading = document.getElementById(HEADING_ID);
  heading?.focus({ preventScroll: true });
  heading?.parentElement?.scrollIntoView?.({ block: 'start' });
}
