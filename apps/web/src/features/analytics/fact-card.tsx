import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';

interface FactCardProps {
  title: string;
  /** The basis of a card's fact: the number of answers, or the date of the data. */
  basis: string;
  className?: string;
  children: ReactNode;
}

/** A card with one fact from the learner's data and what it is based on. */
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
