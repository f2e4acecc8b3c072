import { OrbitMark } from '../pictures/orbit-mark.tsx';

/** Shown while a page's code or data is loading. */
export function PageLoader() {
  return (
    <div role="status" aria-busy="true" className="after-a-moment grid min-h-[50dvh] place-items-center">
      <span className="sr-only">Loading</span>
      <OrbitMark spinning className="size-12 text-primary" />
    </div>
  );
}
