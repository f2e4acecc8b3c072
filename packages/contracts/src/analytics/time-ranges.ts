// Without the rules of ranges: what reads addresses is loaded with the start of the app.
export const TIME_RANGES = ['week', 'month', 'year'] as const;
export type TimeRange = (typeof TIME_RANGES)[number];
