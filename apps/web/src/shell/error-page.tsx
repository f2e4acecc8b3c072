import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { OrbitMark } from '#ui/pictures/orbit-mark.tsx';

/** Shown when a page fails to render. Answers and other work are stored elsewhere and not affected. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();

  useEffect(() => {
    globalThis.reportError(error);
  }, [error]);

  return (
    <div
      role="alert"
      className="mx-auto grid min-h-[60dvh] max-w-reading place-content-center justify-items-center gap-4 px-6 py-10 text-center"
    >
      <PageTitle title="Something went wrong" />
      <OrbitMark className="size-16" />
      <h1 tabIndex={-1} className="text-2xl">
        This page didn't load
      </h1>
      <p className="text-quiet">What you've saved is safe. Try again, or reload the page if that doesn't help.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          look="primary"
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          Retry
        </Button>
        <Button onClick={() => window.location.reload()}>Reload page</Button>
      </div>
    </div>
  );
}
