import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { PageExists } from './menu.ts';

/** Returns a function that tells whether a path without parameters is a page of this build. */
export function usePageExists(): PageExists {
  const router = useRouter();
  return useCallback((path) => Object.hasOwn(router.routesByPath, path), [router]);
}
