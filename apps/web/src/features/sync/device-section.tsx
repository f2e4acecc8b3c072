import type { SyncHealth } from '@quorbit/contracts/sync/health';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { buildDeviceBars, type DeviceBar } from './device-counts.ts';

// The chart library is large and used only here, so it's loaded separately.
const DeviceChart = lazy(() => import('./device-chart.tsx').catch(() => ({ default: ChartMissing })));

/** Shows the number of devices by protocol and by when they last sent work, as chart or table. */
export function DeviceSection({ devices }: { devices: SyncHealth['devices'] }) {
  const [asTable, setAsTable] = useState(false);
  const { protocols, bars } = buildDeviceBars(devices);
  return (
    <section aria-labelledby="devices" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="devices" className="text-xl">
            Devices
          </h2>
          <p className="text-quiet">By protocol, and by when they last sent work.</p>
        </div>
        {devices.length > 0 && (
          <Button onClick={() => setAsTable(!asTable)}>{asTable ? 'Show as chart' : 'Show as table'}</Button>
        )}
      </div>
      {devices.length === 0 ? (
        <p className="text-quiet">No device has sent work yet.</p>
      ) : asTable ? (
        <DataTable caption="Devices" columns={columnsOf(protocols)} rows={bars} keyOf={({ label }) => label} />
      ) : (
        <Card className="grid gap-2 p-2! lg:p-4!">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 px-2 text-sm">
            {protocols.map((name, index) => (
              <li key={name} className="flex items-center gap-2">
                <span className={`size-3 rounded-full ${SWATCHES[index % SWATCHES.length]}`} />
                {name}
              </li>
            ))}
          </ul>
          <div className="h-60 min-w-0 overflow-hidden">
            <Suspense fallback={<Skeleton className="size-full rounded-field" />}>
              <DeviceChart protocols={protocols} bars={bars} />
            </Suspense>
          </div>
        </Card>
      )}
    </section>
  );
}

/** Background classes in the order of the chart's colours. */
const SWATCHES = ['bg-primary', 'bg-accent', 'bg-info', 'bg-secondary'];

function ChartMissing() {
  return <p className="p-4 text-quiet">We couldn't load the chart. Show the figures as a table instead.</p>;
}

function columnsOf(protocols: readonly string[]): Column<DeviceBar>[] {
  return [
    { id: 'label', header: 'Last sent', isRowHeader: true, cell: ({ label }) => label },
    ...protocols.map((name) => ({ id: name, header: name, numeric: true, cell: (bar: DeviceBar) => bar[name] })),
  ];
}
