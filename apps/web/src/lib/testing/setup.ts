import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { resetModules } from '#lib/resettable.ts';

// Waiting ends as soon as it may; the limit only says when a busy machine has had its chance.
configure({ asyncUtilTimeout: 30_000 });

// What a file sends after its last test gets no reply: there is no network here, and its failure would be told in the next file.
globalThis.fetch = () => new Promise(() => {});

const unexpected: unknown[][] = [];

// Browsers have it, happy-dom does not: what is reported as uncaught fails a test like what is logged as an error.
globalThis.reportError ??= (error: unknown) => {
  unexpected.push([error]);
};

beforeEach(() => {
  unexpected.length = 0;
  // An earlier test may have taken the network away. Not at its end: what waits for the network would reach this one.
  onlineManager.setOnline(true);
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    unexpected.push(words);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // Not only before the next test: a file's set-up comes first, and would build on what this one stubbed.
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  resetModules();
  // React and the browser report what goes wrong there.
  if (unexpected.length > 0) throw new Error(`Unexpected console.error: ${unexpected.map(String).join('\n')}`);
});
