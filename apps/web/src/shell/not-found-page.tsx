import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Drawing } from '#ui/drawings/drawing.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** Says that the address leads to no page. */
export function NotFoundPage() {
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-reading place-content-center justify-items-center gap-4 px-6 py-10 text-center">
      <PageTitle title="Page not found" />
      <Drawing of="not-found" className="w-48" />
      <h1 tabIndex={-1} className="text-2xl">
        Page not found
      </h1>
      <p className="text-quiet">The address may have a typo, or the page was removed.</p>
      <LinkButton to="/" look="primary">
        Back to Dashboard
      </LinkButton>
    </div>
  );
}
