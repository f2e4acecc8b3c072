import { ResponsiveBar } from '@nivo/bar';
import { useReducedMotion } from '#lib/hooks/use-reduced-motion.ts';
import { CHART_THEME } from '#ui/charts/chart-look.ts';
import type { DeviceBar } from './device-counts.ts';

const COLOURS = ['var(--color-primary)', 'var(--color-accent)', 'var(--color-info)', 'var(--color-secondary)'];

/**
 * Chart of devices with one bar for each time span in which they last sent work; the table in its place shows the same
 * numbers.
 */
export default function DeviceChart({ protocols, bars }: { protocols: string[]; bars: DeviceBar[] }) {
  const highest = Math.max(1, ...bars.map((bar) => protocols.reduce((sum, name) => sum + Number(bar[name] ?? 0), 0)));
  const ticks = Math.min(5, highest);
  return (
    <ResponsiveBar
      // The order is reversed, because horizontal bars start at the bottom.
      data={bars.toReversed()}
      layout="horizontal"
      keys={protocols}
      indexBy="label"
      animate={!useReducedMotion()}
      margin={{ top: 8, right: 20, bottom: 36, left: 96 }}
      padding={0.4}
      colors={COLOURS}
      theme={CHART_THEME}
      enableLabel={false}
      axisLeft={{ tickSize: 0, tickPadding: 12 }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 12,
        tickValues: ticks,
        format: (value) => (Number.isInteger(value) ? value : ''),
      }}
      enableGridX
      enableGridY={false}
      gridXValues={ticks}
      role="img"
      ariaLabel="Devices by when they last sent work"
    />
  );
}
