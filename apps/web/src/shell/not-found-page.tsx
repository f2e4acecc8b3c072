import { LinkButton } from '#ui/link-button.tsx';
import { OrbitDrawing } from '#ui/orbit-drawing.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** Says plainly that an address leads nowhere. */
export function NotFoundPage() {
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-reading place-content-center justify-items-center gap-4 px-6 py-10 text-center">
      <PageTitle title="Page not found" />
      <OrbitDrawing mood="lost" className="w-48" />
      <h1 tabIndex={-1} className="text-2xl">
        There is no page here
      </h1>
      <p className="text-quiet">The address may be mistyped, or what it showed was removed.</p>
      <LinkButton to="/" look="primary">
        Go to the start page
      </LinkButton>
    </div>
  );
}
