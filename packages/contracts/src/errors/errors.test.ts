import { describe, expect, it } from 'vitest';
import { APP_ERRORS } from './codes.ts';
import * as messages from './messages.ts';

describe('error codes', () => {
  it('have the expected HTTP statuses', () => {
    const byStatus: Record<number, string[]> = {};
    for (const [code, { status }] of Object.entries(APP_ERRORS)) byStatus[status] = [...(byStatus[status] ?? []), code];
    expect(byStatus).toEqual({
      400: ['INVALID'],
      401: ['UNAUTHENTICATED', 'WRONG_CREDENTIALS', 'ACCOUNT_GONE'],
      403: ['FORBIDDEN', 'PREMIUM_REQUIRED', 'CONFIRM_FIRST'],
      404: ['NOT_FOUND'],
      405: ['METHOD_NOT_ALLOWED'],
      409: ['CONFLICT', 'ATTEMPT_EXISTS', 'TOO_LATE', 'FEATURE_OFF'],
      412: ['CLIENT_TOO_OLD'],
      413: ['TOO_LARGE'],
      415: ['NOT_JSON'],
      429: ['TOO_MANY'],
      500: ['INTERNAL'],
      503: ['UNAVAILABLE', 'DISK_FULL'],
    });
  });

  it('are passing only if the call itself is not at fault', () => {
    const passing = Object.entries(APP_ERRORS).filter(([, { kind }]) => kind === 'passing');
    expect(passing.map(([code]) => code).sort()).toEqual([
      'CLIENT_TOO_OLD',
      'DISK_FULL',
      'INTERNAL',
      'TOO_MANY',
      'UNAUTHENTICATED',
      'UNAVAILABLE',
    ]);
  });
});

describe('error messages', () => {
  it('have exactly the product’s wording', () => {
    expect(messages.PREMIUM_FEATURE).toBe('Premium feature. Upgrade to use it.');
    expect(messages.ADMINS_ONLY).toBe('Admins only.');
    expect(messages.LOGIN_FIRST).toBe('Please login first. Redirecting...');
    expect(messages.TOO_MANY_REQUESTS).toBe('Too many requests. Please wait a moment and try again.');
    expect(messages.CONNECTION_ISSUE).toBe('Connection issue detected. Please refresh the page.');
  });

  it('are full sentences', () => {
    // LOGIN_TO_PLAY has no full stop, because it is also used as a heading.
    const { LOGIN_TO_PLAY, ...sentences } = messages;
    expect(LOGIN_TO_PLAY).toBe('Please login to play multiplayer quizzes');
    for (const message of Object.values(sentences)) expect(message).toMatch(/^[A-Z].{8,}\.$/);
  });
});
