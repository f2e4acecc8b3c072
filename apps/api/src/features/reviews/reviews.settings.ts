import type { SettingsPart } from '../../lib/settings.ts';

export const reviewSettings: SettingsPart = { names: ['newReviewsPerDay', 'retentionTarget'], stored: 'column' };
