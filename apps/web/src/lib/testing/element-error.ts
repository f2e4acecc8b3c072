import { prettyDOM } from '@testing-library/react';

/**
 * Creates the error of a query that doesn't find its element. The document is added to the message only when somebody
 * reads it: a query that waits fails many times, and only its last error is reported.
 */
export function createElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  // The report points to the line of the test, not to this one.
  Error.captureStackTrace(error, createElementError);
  let shown: string | undefined;
  const show = () => {
    shown ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return shown;
  };
  return Object.defineProperty(error, 'message', { configurable: true, get: show });
}
