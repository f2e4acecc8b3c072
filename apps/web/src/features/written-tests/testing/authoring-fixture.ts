import type { ManagedWrittenTestDetail } from '@quorbit/contracts/written-tests/authoring';
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';

/** A logged-in admin without drafts, and a server. Call once at the top of a file. */
export function authoringFixture() {
  const server = fakeServer();
  beforeEach(() => {
    sessionStorage.clear();
    signIn('admin');
  });

  /** Gives the server these tests. */
  function serve(tests: ManagedWrittenTestDetail[]): void {
    server.on({
      'writtenTests.listManaged': () => ({ items: tests, nextCursor: null }),
      'writtenTests.getManaged': ({ testId }) => {
        const found = tests.find(({ id }) => id === testId);
        if (!found) throw new Refusal('NOT_FOUND', 'Test not found.');
        return found;
      },
    });
  }

  return { server, serve };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
