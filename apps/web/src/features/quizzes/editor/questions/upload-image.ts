import { CONNECTION_ISSUE } from '@quorbit/contracts/errors/messages';
import { type StoredImage, storedImage } from '@quorbit/contracts/quizzes/drafts';
import * as z from 'zod/mini';
import { getCallHeaders } from '#lib/server/trpc.ts';

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** The error of a failed upload of a picture; its message is fit to be shown. */
export class UploadError extends Error {}

/**
 * Sends a picture to the server and resolves to what the server stored. It uses `XMLHttpRequest`, because `fetch`
 * reports no upload progress.
 * @param onProgress receives the sent share, from 0 to 1.
 * @throws UploadError if the server refuses the picture or can't be reached.
 */
export function uploadImage(
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<StoredImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', '/api/images');
    for (const [name, value] of Object.entries({ ...getCallHeaders(), 'Content-Type': file.type })) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const body = parseJson(request.responseText);
      const stored = z.safeParse(storedImage, body);
      if (request.status < 300 && stored.success) resolve(stored.data);
      else reject(new UploadError(messageOf(body) ?? CONNECTION_ISSUE));
    };
    request.onerror = () => reject(new UploadError(CONNECTION_ISSUE));
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(file);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function messageOf(body: unknown): string | null {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : null;
}
