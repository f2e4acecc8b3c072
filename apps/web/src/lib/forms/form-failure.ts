import type { Failure } from '../server/errors.ts';

/**
 * Returns why a form couldn't be sent: its issues or the server's message, and `fallback` for a defect or a server
 * error (5xx).
 */
export function formatFormFailure({ kind, status, issues, message }: Failure, fallback: string): string {
  if (issues.length > 0) return issues.map((issue) => issue.message).join(' ');
  return kind === 'defect' || Number(status) >= 500 ? fallback : message;
}
