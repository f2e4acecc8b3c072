import * as z from 'zod/mini';
import { timeZone } from '../lib/scalars.ts';
import { settingsPart } from './part.ts';

export const zoneSettings = settingsPart({
  taken: { fixedZone: z.optional(z.nullable(timeZone)) },
  /** The zone that the learner's days are in wherever they study; null where they follow the devices. Older servers don't tell it. */
  told: { fixedZone: z.optional(z.nullable(z.string())) },
  defaults: { fixedZone: null },
  words: { fixedZone: 'time zone' },
});

/**
 * Settings as they are stored. Before there was a choice, choosing a time zone was setting `timeZone`: who still does so
 * fixes that zone.
 */
export function storedSettings<Given extends { timeZone?: unknown; fixedZone?: unknown }>(given: Given) {
  const { timeZone: zone, ...others } = given;
  return zone === undefined || given.fixedZone !== undefined ? others : { ...others, fixedZone: zone };
}
