import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { dismissInstall, isInstallDismissed } from './install-dismissal.ts';
import { getInstallGuide } from './install-guide.ts';
import { install, useInstallStatus } from './install-status.ts';

/**
 * Offers to install the app, or says that it's installed. Renders nothing where it can't be installed or the user
 * declined.
 */
export function InstallBanner() {
  const status = useInstallStatus();
  const [dismissed, setDismissed] = useState(() => isInstallDismissed(Date.now()));
  const [guided, setGuided] = useState(false);

  if (status === 'installed') {
    return (
      <p className="flex items-center gap-2 text-quiet">
        <CircleCheck className="size-5 text-success" aria-hidden="true" />
        App Installed
      </p>
    );
  }
  if (status === 'unknown' || dismissed) return null;
  return (
    <Card aria-labelledby="install-title" className="flex flex-wrap items-center gap-4">
      <div className="grow basis-72">
        <h2 id="install-title" className="text-lg">
          Install Quorbit
        </h2>
        <p className="text-quiet">It opens like any other app, even when you're offline.</p>
        {guided && (
          <ol className="mt-3 list-inside list-decimal">
            {getInstallGuide().steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          onClick={() => {
            dismissInstall(Date.now());
            setDismissed(true);
          }}
        >
          Not now
        </Button>
        <Button
          icon={<Download className="size-5" aria-hidden="true" />}
          onClick={() => void install().then((way) => setGuided(way === 'guide'))}
        >
          Install app
        </Button>
      </div>
    </Card>
  );
}
