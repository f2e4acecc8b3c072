import { see, type WalkedPage } from '../walked-page.ts';

const THEMES = see('themes', 'busy', '/themes');

export const PAGES: readonly WalkedPage[] = [
  { page: '/privacy-policy', static: true, loaded: [see('privacy policy', null, '/privacy-policy')] },
  { page: '/terms-and-conditions', static: true, loaded: [see('terms', null, '/terms-and-conditions')] },
  { page: '/refund-policy', static: true, loaded: [see('refunds', null, '/refund-policy')] },
  { page: '/shipping-policy', static: true, loaded: [see('shipping', null, '/shipping-policy')] },
  { page: '/pwa-test', static: true, loaded: [see('install check', null, '/pwa-test')] },
  { page: '/test-features', static: true, loaded: [see('self-test', 'busy', '/test-features')] },
  {
    page: '/help-guide',
    static: true,
    loaded: [
      see('help guide', 'busy', '/help-guide'),
      see('help guide without a match', 'busy', '/help-guide?search=zebra'),
    ],
  },
  { page: '/contact', static: true, loaded: [see('contact', 'busy', '/contact')] },
  { page: '/contactUs', static: true, loaded: [see('contact by its other address', 'busy', '/contactUs')] },
  { page: '/upgrade', static: true, loaded: [see('upgrade', 'busy', '/upgrade')] },
  { page: '/themes', static: true, loaded: [THEMES] },
];
