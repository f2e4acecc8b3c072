import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** What the list of reports is narrowed to, as its address says. Days are `YYYY-MM-DD`, both included. */
export interface ReportFilters {
  search?: string;
  category?: string;
  result?: 'passed' | 'failed';
  from?: string;
  to?: string;
}

export type FilterChanges = { readonly [Name in keyof ReportFilters]?: string };

/** Reads the address. What makes no sense is left out: a mistyped link shows the whole list. */
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

/** A day that the server takes: while a year is being typed it is far in the past. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || value < '1900') return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
