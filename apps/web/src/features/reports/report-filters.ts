import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** The filters of the list of reports, as stored in the URL. Days are `YYYY-MM-DD`, both included. */
export interface ReportFilters {
  search?: string;
  category?: string;
  result?: 'passed' | 'failed';
  from?: string;
  to?: string;
}

export type FilterChanges = { readonly [Name in keyof ReportFilters]?: string };

/** Reads the filters from the URL. Invalid ones are ignored, so that a mistyped link shows the whole list. */
export function parseReportFilters(search: Record<string, unknown>): ReportFilters {
  const text = parseSearchText(search.search, 100);
  const category = parseSearchText(search.category, 60);
  const result = search.result === 'passed' || search.result === 'failed' ? search.result : undefined;
  return {
    ...(text && { search: text }),
    ...(category && { category }),
    ...(result && { result }),
    ...(isDay(search.from) && { from: search.from }),
    ...(isDay(search.to) && { to: search.to }),
  };
}

/**
 * Returns whether a value is a day that the server accepts. Years before 1900 are refused, because a half-typed year is
 * far in the past.
 */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '1900') return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
