export function saveFile(name: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
