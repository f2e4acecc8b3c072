import type { ComponentProps } from 'react';

/** A bordered surface with the product's padding. */
export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={`rounded-card border border-base-300 bg-base-100 p-5 lg:p-6 ${className}`} />;
}
