// This file doesn't import the rules of ranges, because the code that parses URLs imports it and is loaded when the app
// starts.
export const TIME_RANGES = ['week', 'month', 'year'] as const;
export type TimeRange = (typeof TIME_RANGES)[number];
