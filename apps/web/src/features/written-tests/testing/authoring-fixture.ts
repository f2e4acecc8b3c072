import type { ManagedWrittenTestDetail } from '@quorbit/contracts/written-tests/authoring';
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';

/** Sets up a logged-in admin without drafts, and a fake server. Call it once at the top of a test file. */
export function authoringFixture() {
  const server = fakeServer();
  beforeEach(() => {
    sessionStorage.clear();
    signIn('admin');
  });

  /** Makes the fake server return the given written tests, as a list and each by its id. */
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
