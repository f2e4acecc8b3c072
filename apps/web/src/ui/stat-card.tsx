import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface StatCardProps {
  label: string;
  /** The figure as formatted text. */
  value: string;
  /** The data that the figure is computed from, shown below it. */
  basis: string;
  icon?: ReactNode;
}

/** A card with one figure, its label and its basis. */
export function StatCard({ label, value, basis, icon }: StatCardProps) {
  return (
    <Card className="grid content-start gap-1 p-4! lg:p-5!">
      <h2 className="flex items-center gap-2 text-base font-semibold text-quiet">
        {icon}
        {label}
      </h2>
      <p className="figures font-display text-3xl font-bold">{value}</p>
      <p className="text-sm text-quiet">{basis}</p>
    </Card>
  );
}
