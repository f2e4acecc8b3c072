import type { ReactNode } from 'react';
import { PageHeader } from '#ui/page-header.tsx';

interface PolicyProps {
  title: string;
  /** A one-line summary of the policy. */
  summary: string;
  children: ReactNode;
}

/** The page layout of a policy: a title, its summary and the text. */
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

/** One section of a policy with its heading. */
export function Clause({ title, children }: ClauseProps) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
