import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import type { Offer, Updates } from './updates.ts';

const OFFER_TEXTS: Record<Offer['kind'], string> = {
  update: 'New features available! Refresh to update?',
  missing: "This page needs a newer version of the app. Refresh to load it; what you've saved is safe.",
};

interface UpdatePromptProps {
  updates: Updates;
  /**
   * Whether the user is in the middle of a quiz, a game or a review session. Updates aren't shown then; `missing`
   * offers are.
   */
  busy: boolean;
}

/** Offers a new version of the app, above whatever page is open. */
export function UpdatePrompt({ updates, busy }: UpdatePromptProps) {
  const offer = useSyncExternalStore(updates.offer.subscribe, updates.offer.get);
  const visibleOffer = offer !== null && !(busy && offer.kind === 'update') ? offer : null;
  return (
    <section
      aria-label="App update"
      className={
        visibleOffer
          ? 'fixed inset-x-4 top-[calc(env(safe-area-inset-top)+1rem)] z-50 mx-auto grid max-w-md gap-3 rounded-card border border-base-300 bg-base-100 p-4 text-base-content shadow-raised'
          : 'contents'
      }
    >
      <div role="status">
        {visibleOffer && <p className="font-semibold">{OFFER_TEXTS[visibleOffer.kind]}</p>}
        {visibleOffer?.unsaved && (
          <p className="mt-1 text-quiet">Something on this page isn't saved yet. Save or clear it, then refresh.</p>
        )}
      </div>
      {visibleOffer && (
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={updates.postpone}>
            Later
          </Button>
          <Button
            look="primary"
            busy={visibleOffer.busy}
            icon={<RefreshCw className="size-5" aria-hidden="true" />}
            onClick={() => void updates.accept()}
          >
            Refresh
          </Button>
        </div>
      )}
    </section>
  );
}
