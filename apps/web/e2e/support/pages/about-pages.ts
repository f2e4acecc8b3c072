import { pageCase, type WalkedPage } from '../walked-page.ts';

const THEMES = pageCase('themes', 'busy', '/themes');

export const PAGES: readonly WalkedPage[] = [
  { page: '/privacy-policy', static: true, loaded: [pageCase('privacy policy', null, '/privacy-policy')] },
  { page: '/terms-and-conditions', static: true, loaded: [pageCase('terms', null, '/terms-and-conditions')] },
  { page: '/refund-policy', static: true, loaded: [pageCase('refunds', null, '/refund-policy')] },
  { page: '/shipping-policy', static: true, loaded: [pageCase('shipping', null, '/shipping-policy')] },
  { page: '/pwa-test', static: true, loaded: [pageCase('install check', null, '/pwa-test')] },
  { page: '/test-features', static: true, loaded: [pageCase('self-test', 'busy', '/test-features')] },
  {
    page: '/help-guide',
    static: true,
    loaded: [
      pageCase('help guide', 'busy', '/help-guide'),
      pageCase('help guide without a match', 'busy', '/help-guide?search=zebra'),
    ],
  },
  { page: '/contact', static: true, loaded: [pageCase('contact', 'busy', '/contact')] },
  { page: '/contactUs', static: true, loaded: [pageCase('contact by its other address', 'busy', '/contactUs')] },
  { page: '/upgrade', static: true, loaded: [pageCase('upgrade', 'busy', '/upgrade')] },
  { page: '/themes', static: true, loaded: [THEMES] },
];
