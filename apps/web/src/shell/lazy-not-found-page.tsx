import { lazy } from 'react';

/** The not-found page, loaded when an address first turns out to lead nowhere. */
export const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));
