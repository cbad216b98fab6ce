/**
 * Returns the labels of a field by its id and its nearest label. jsdom searches the whole document for each field and
 * label, which took a quarter of the time of tests with large forms.
 */
function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const root = this.getRootNode() as ParentNode;
  const id = this.id.replace(/["\\]/g, '\\$&');
  const named = id ? root.querySelectorAll<HTMLLabelElement>(`label[for="${id}"]`) : [];
  const around = this.closest<HTMLLabelElement>('label:not([for])');
  return around ? [...named, around] : [...named];
}

for (const { prototype } of [
  HTMLInputElement,
  HTMLTextAreaElement,
  HTMLSelectElement,
  HTMLButtonElement,
  HTMLOutputElement,
  HTMLMeterElement,
  HTMLProgressElement,
]) {
  Object.defineProperty(prototype, 'labels', { get: labelsOf });
}
