import type { SettingsPart } from '../../kernel/shared-parts.ts';

export const reviewSettings: SettingsPart = { names: ['newReviewsPerDay', 'retentionTarget'], storage: 'column' };
