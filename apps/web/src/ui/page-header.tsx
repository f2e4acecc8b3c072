import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface PageHeaderProps {
  /** The page's only h1, and by default its document title. */
  title: string;
  /** The document title, if the heading alone doesn't distinguish this page from others. */
  documentTitle?: string;
  /** The purpose of the page, in one line. */
  description?: ReactNode;
  action?: ReactNode;
}

/**
 * The head of a page. Its heading can take the focus, so that screen readers announce the new page after a navigation.
 */
export function PageHeader({ title, documentTitle = title, description, action }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 lg:mb-8">
      <PageTitle title={documentTitle} />
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere lg:text-3xl">
          {title}
        </h1>
        {description && <p className="mt-1 max-w-reading text-quiet wrap-anywhere">{description}</p>}
      </div>
      {action}
    </header>
  );
}
