import type { HealthCheck, HealthFact, HealthState } from './schema.ts';

/** The result of a health check, without the check's name. */
export type Finding = Pick<HealthCheck, 'state' | 'found' | 'advice' | 'facts'>;

const WORST_FIRST = ['broken', 'attention', 'good', 'off'] as const satisfies readonly HealthState[];

/** Returns the worst of the states. If any state isn't `off`, states that are `off` are ignored. */
export function worstStateOf(states: readonly HealthState[]): HealthState {
  return WORST_FIRST.find((state) => states.includes(state)) ?? 'good';
}

export function toTextFact(label: string, text: string | number): HealthFact {
  return { label, text: typeof text === 'number' ? text.toLocaleString('en') : text, at: null };
}

export function toTimeFact(label: string, at: Date): HealthFact {
  return { label, text: null, at: at.toISOString() };
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** Formats a size in bytes for people, e.g. `1.4 GB`. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  while (Math.round(value * 10) >= 10_240 && unit < UNITS.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  return `${value.toLocaleString('en', { maximumFractionDigits: unit === 0 ? 0 : 1 })} ${UNITS[unit]}`;
}

const SPANS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Formats a duration in its largest unit, e.g. `9 days`; at least `1 second`. */
export function formatDuration(ms: number): string {
  const [unit, size] = SPANS.find(([, each]) => ms >= each) ?? (['second', 1_000] as const);
  const count = Math.max(1, Math.floor(ms / size));
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}

/** Formats a count, e.g. `1 mail` or `12 mails`; `1,000 or more mails` if counting stopped early. */
export function formatCount(count: number, singular: string, more = false): string {
  return `${count.toLocaleString('en')}${more ? ' or more' : ''} ${count === 1 && !more ? singular : `${singular}s`}`;
}
