import { PageHeader } from '#ui/page-header.tsx';
import { CheckList } from './check-list.tsx';
import { DEVICE_CHECKS } from './device-checks.ts';

/** The page that checks on this device everything the app needs. */
export function SelfTestScreen() {
  return (
    <>
      <PageHeader
        title="Test Features"
        description="Whether this device and this connection have everything the app needs."
      />
      <CheckList title="Test Features" checks={DEVICE_CHECKS} />
    </>
  );
}
