import { ResponsiveBar } from '@nivo/bar';
import { useReducedMotion } from '#lib/hooks/use-reduced-motion.ts';
import { CHART_THEME } from '#ui/charts/chart-look.ts';
import type { DeviceBar } from './device-counts.ts';

const COLOURS = ['var(--color-primary)', 'var(--color-accent)', 'var(--color-info)', 'var(--color-secondary)'];

/** Bars of devices, one for each time in which they last sent; the table beside it says the same in figures. */
export default function DeviceChart({ protocols, bars }: { protocols: string[]; bars: DeviceBar[] }) {
  const highest = Math.max(1, ...bars.map((bar) => protocols.reduce((sum, name) => sum + Number(bar[name] ?? 0), 0)));
  const ticks = Math.min(5, highest);
  return (
    <ResponsiveBar
      // Upwards from the last: horizontal bars begin at the bottom.
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
