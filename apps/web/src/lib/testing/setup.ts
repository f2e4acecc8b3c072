import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { resetModules } from '#lib/resettable.ts';
import { createElementError } from './element-error.ts';

// Waiting ends as soon as the condition is met; the limit only allows for a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError: createElementError });

// Requests that a file sends after its last test get no reply: there is no network here, and the failure would be shown
// in the next file.
globalThis.fetch = () => new Promise(() => {});

const unexpected: unknown[][] = [];

// Browsers have `reportError`, happy-dom doesn't: a reported error fails a test like a logged one.
globalThis.reportError ??= (error: unknown) => {
  unexpected.push([error]);
};

beforeEach(() => {
  unexpected.length = 0;
  // An earlier test may have taken the network away. It isn't restored at the end of that test, because queries that
  // wait for the network would then reach this test.
  onlineManager.setOnline(true);
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    unexpected.push(words);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // Removing stubs only before the next test would be too late: a file's set-up runs first and would build on them.
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  resetModules();
  // React and the browser report failures through console.error.
  if (unexpected.length > 0) throw new Error(`Unexpected console.error: ${unexpected.map(String).join('\n')}`);
});
