import { OrbitMark } from './orbit-mark.tsx';

/** Stands for a page whose code or data is on its way. */
export function PageLoader() {
  return (
    <div role="status" aria-busy="true" className="after-a-moment grid min-h-[50dvh] place-items-center">
      <span className="sr-only">Loading</span>
      <OrbitMark spinning className="size-12 text-primary" />
    </div>
  );
}
