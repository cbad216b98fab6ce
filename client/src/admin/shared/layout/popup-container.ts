/**
 * Returns the parent of a popup. In a dialog, the popup must be inside the focus trap. Elsewhere it must be inside
 * `main`, so that screen readers find it in a landmark.
 */
export const popupContainer = (opener: HTMLElement): HTMLElement =>
  opener.closest<HTMLElement>('.ant-modal-container, main') ?? document.body;
