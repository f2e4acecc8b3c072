import { lazy } from 'react';

/** The not-found page, loaded when an address first turns out to lead nowhere. */
export const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

/** The same where no layout is around it. */
export const NotFoundFrame = lazy(async () => ({ default: (await import('./not-found-frame.tsx')).NotFoundFrame }));
