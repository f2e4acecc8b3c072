/** Offers a file to be saved. */
export function downloadFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
