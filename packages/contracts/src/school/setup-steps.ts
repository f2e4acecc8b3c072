/** The steps of setting up a fresh server, in their order. */
export const SETUP_STEPS = ['name', 'contact', 'registration', 'mail', 'backup', 'accounts'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
