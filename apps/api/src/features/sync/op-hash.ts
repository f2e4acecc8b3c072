import { sha256 } from '../../lib/secrets/tokens.ts';

/**
 * Returns the SHA-256 of an op without the parts that may differ when the op is sent again: its place in the queue
 * (`seq`) and the measured clock difference (`skew`). Keys are sorted, so the order in which a device wrote them
 * doesn't matter.
 */
export function hashOpBody({ seq: _seq, skew: _skew, ...body }: Record<string, unknown>): string {
  return sha256(toCanonicalJson(body));
}

function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${toCanonicalJson(inner)}`).join(',')}}`;
}
