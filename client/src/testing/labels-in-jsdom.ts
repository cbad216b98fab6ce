/**
 * Returns the labels of a field: those with its id, and the label around it. It replaces jsdom's own search, which took
 * a quarter of the time of tests with large forms.
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
