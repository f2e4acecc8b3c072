import type { Failure } from '../server/errors.ts';

/** Why a form couldn't be sent: the server's words, or these where it had none. */
export function formatFormFailure({ kind, status, issues, message }: Failure, fallback: string): string {
  if (issues.length > 0) return issues.map((issue) => issue.message).join(' ');
  return kind === 'defect' || Number(status) >= 500 ? fallback : message;
}
