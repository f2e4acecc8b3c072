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

/** A title as a file's name, without the characters that some disk refuses. */
export function toFileName(title: string, fallback: string): string {
  return title.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || fallback;
}
