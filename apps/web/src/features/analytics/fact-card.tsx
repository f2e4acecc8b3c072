import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';

interface FactCardProps {
  title: string;
  /** From how many answers, or of when. */
  basis: string;
  className?: string;
  children: ReactNode;
}

/** One thing that data says, and what it rests on. */
export function FactCard({ title, basis, className = '', children }: FactCardProps) {
  const titleId = useId();
  return (
    <Card
      aria-labelledby={titleId}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 ${className}`}
    >
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      {children}
      <p className="mt-auto text-sm text-quiet">{basis}</p>
    </Card>
  );
}
