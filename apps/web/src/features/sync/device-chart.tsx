import { ResponsiveBar } from '@nivo/bar';
import { useReducedMotion } from '#lib/use-reduced-motion.ts';
import type { DeviceBar } from './device-counts.ts';

const COLOURS = ['var(--color-primary)', 'var(--color-accent)', 'var(--color-info)', 'var(--color-secondary)'];
const THEME = {
  text: { fontSize: 14, fontFamily: 'inherit', fill: 'var(--color-base-content)' },
  axis: { ticks: { text: { fontSize: 14, fill: 'var(--color-base-content)' } } },
  grid: { line: { stroke: 'var(--color-base-300)' } },
  tooltip: { container: { background: 'var(--color-base-100)', color: 'var(--color-base-content)' } },
};

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
      theme={THEME}
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
