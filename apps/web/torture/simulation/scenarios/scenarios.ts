import type { Schedule } from '../../world/steps.ts';
import { AWAY } from './away.ts';
import { DEVICES } from './devices.ts';
import { SERVER } from './server.ts';
import { WORK } from './work.ts';

/** Scripts that combine several events as random schedules seldom do. */
export const SCENARIOS: Readonly<Record<string, Schedule>> = {
  ...Object.fromEntries(AWAY),
  ...SERVER,
  ...DEVICES,
  ...WORK,
};
