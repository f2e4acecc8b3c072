/** A file that ended before its end: nothing of it is saved. */
export class CutDownloadError extends Error {
  override readonly name = 'CutDownloadError';

  constructor(cause?: unknown) {
    super('The download broke off, so nothing was saved. Try again.', { cause });
  }
}
