import type { ReactNode } from 'react';
import { PageHeader } from '#ui/page-header.tsx';

interface PolicyProps {
  title: string;
  /** The policy in one line. */
  summary: string;
  children: ReactNode;
}

/** A page of plain reading. */
export function Policy({ title, summary, children }: PolicyProps) {
  return (
    <article className="max-w-reading">
      <PageHeader title={title} description={summary} />
      <div className="grid gap-8">{children}</div>
    </article>
  );
}

interface ClauseProps {
  title: string;
  children: ReactNode;
}

/** One headed part of a policy. */
export function Clause({ title, children }: ClauseProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
