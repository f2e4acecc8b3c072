import { PageHeader } from '#ui/page-header.tsx';
import { CheckList } from './check-list.tsx';
import { INSTALL_CHECKS } from './install-checks.ts';

/** The page that checks whether the app can be installed on this device, for everybody, signed in or not. */
export function InstallTestScreen() {
  return (
    <>
      <PageHeader
        title="Install check"
        description="Whether this device can install the app, and what to do where it can't."
      />
      <CheckList title="Install check" checks={INSTALL_CHECKS} />
    </>
  );
}
