/** Copies a text. Returns false if the browser cannot copy it, for example over plain HTTP. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // biome-ignore lint/plugin: where it is missing, the callers show the text for manual copying
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
