import type { SyncHealth } from '@quorbit/contracts/sync/health';

type Devices = SyncHealth['devices'];
type LastPush = Devices[number]['lastPush'];

/** The time spans by which devices are grouped after their last sending, most recent first. */
const LAST_PUSHES: readonly { id: LastPush; label: string }[] = [
  { id: 'day', label: 'Last day' },
  { id: 'week', label: 'Last week' },
  { id: 'month', label: 'Last month' },
  { id: 'older', label: 'Longer ago' },
];

/** One bar of the chart: the number of devices of each protocol that last sent work in this time span. */
export interface DeviceBar extends Record<string, string | number> {
  label: string;
}

/** Returns the protocols, newest first, and one bar for each time span. */
export function buildDeviceBars(devices: Devices): { protocols: string[]; bars: DeviceBar[] } {
  const protocols = [...new Set(devices.map(({ protocol }) => protocol))].sort((a, b) => b - a);
  const countOf = (protocol: number, push: LastPush) =>
    devices.find((device) => device.protocol === protocol && device.lastPush === push)?.count ?? 0;
  return {
    protocols: protocols.map(formatProtocol),
    bars: LAST_PUSHES.map(({ id, label }) => ({
      label,
      ...Object.fromEntries(protocols.map((protocol) => [formatProtocol(protocol), countOf(protocol, id)])),
    })),
  };
}

function formatProtocol(protocol: number): string {
  return `Protocol ${protocol}`;
}
