import { lazy } from 'react';

/** The not-found page, whose code is loaded when the first unknown address is opened. */
export const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

/** The not-found page with its own layout, for addresses outside all layouts; loaded on first use. */
export const NotFoundFrame = lazy(async () => ({ default: (await import('./not-found-frame.tsx')).NotFoundFrame }));
