/** Offers a file to the user to save. */
export function downloadFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the file's URL only after the click has returned, so it's revoked later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Converts a title to a file name, without characters that some file systems refuse; `fallback` if no character is
 * left.
 */
export function toFileName(title: string, fallback: string): string {
  return title.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || fallback;
}
