import { Link, Outlet } from '@tanstack/react-router';
import { Logo } from '#ui/pictures/logo.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { OrbitPicture } from './orbit-picture.tsx';
import { PolicyLinks } from './policy-links.tsx';

/** The frame of the sign-in pages: the product's header on one side, the form on the other; stacked on phones. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <ConnectionBanner />
      <div className="grid grow grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-1">
        <header className="on-neutral relative flex flex-col overflow-hidden bg-neutral px-6 pt-3 pb-5 text-neutral-content lg:p-12">
          <Link to="/" className="relative inline-flex min-h-11 items-center self-start rounded-field">
            <Logo className="lg:text-2xl" />
          </Link>
          <OrbitPicture className="absolute -end-20 -top-20 w-56 lg:-end-1/4 lg:top-1/2 lg:w-[115%] lg:-translate-y-1/2" />
          <p className="relative max-w-88 font-display text-lg font-bold tracking-tight text-balance lg:mt-auto lg:text-3xl">
            Every answer moves you further.
          </p>
        </header>
        <main id="main" className="flex flex-col px-6 py-8 lg:px-12 lg:py-10">
          {/* The form has a fixed top position, so content that appears later only makes the page longer and moves
              no existing element. */}
          <div className="mx-auto mb-auto w-full max-w-104 lg:pt-[12dvh]">
            <Outlet />
          </div>
          <PolicyLinks className="mt-10 justify-center" />
        </main>
      </div>
    </div>
  );
}
