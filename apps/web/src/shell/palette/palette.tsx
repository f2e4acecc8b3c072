import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useQuizSearch } from '#features/quizzes/use-quiz-search.ts';
import { listRecentPicks, saveRecentPick } from '#lib/recent-picks.ts';
import { useConnection } from '#lib/server/connection.ts';
import { useUser } from '#lib/session.ts';
import { Modal } from '#ui/dialogs/modal.tsx';
import { useConfirmLogOut } from '../use-confirm-log-out.tsx';
import { NoResult } from './no-result.tsx';
import { rankItems } from './rank.ts';
import { Results } from './results.tsx';
import { type PaletteItem, usePaletteItems } from './use-palette-items.ts';

/**
 * The maximum number of results. It's higher than any role's number of pages and actions, so that all of them are
 * listed before the user types.
 */
const MAX_RESULTS = 40;

/** The search dialog for pages, quizzes and actions, which can be used by keyboard alone. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { id: userId } = useUser();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [recent] = useState(() => listRecentPicks(userId));
  const { state } = useConnection();
  const { requestLogOut, dialog } = useConfirmLogOut(onClose);
  const { local: localQuizzes, remote: serverQuizzes, searching } = useQuizSearch(text);
  const logOutOrAsk = () => requestLogOut().then((isAsking) => isAsking || onClose());
  const results = rankItems(usePaletteItems({ localQuizzes, serverQuizzes, logOut: logOutOrAsk }), text, recent).slice(
    0,
    MAX_RESULTS,
  );
  // The list of results may have become so short that the active index lies beyond its end.
  const chosen = results[Math.min(active, results.length - 1)];

  useEffect(() => {
    if (chosen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  function pick(item: PaletteItem): void {
    saveRecentPick(userId, item.id);
    item.run();
    if (item.id !== 'log-out') onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const last = results.length - 1;
    const next = { ArrowDown: active >= last ? 0 : active + 1, ArrowUp: active <= 0 ? last : active - 1 }[event.key];
    if (next !== undefined) setActive(Math.max(0, next));
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (dialog) return dialog;
  return (
    <Modal
      open
      onClose={onClose}
      aria-label="Search"
      className="mx-auto mt-[10dvh] mb-auto w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-tile border border-base-300 bg-base-100 p-0 text-base-content shadow-raised"
    >
      <div className="flex max-h-[80dvh] flex-col">
        <div className="relative border-b border-base-300">
          <Search
            className="pointer-events-none absolute start-5 top-1/2 size-5 -translate-y-1/2 text-quiet"
            aria-hidden="true"
          />
          <input
            type="text"
            role="combobox"
            aria-label="Search pages, quizzes and actions"
            aria-expanded={results.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={chosen && `${listId}-${chosen.id}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder="Search pages, quizzes and actions"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className="min-h-14 w-full rounded-tile bg-transparent ps-13 pe-5 text-lg -outline-offset-4! placeholder:text-quiet"
          />
        </div>
        <Results
          ref={list}
          id={listId}
          items={results}
          chosen={chosen}
          searching={searching}
          onPick={pick}
          onHover={setActive}
        />
        <p role="status" className="sr-only">
          {searching ? 'Searching' : results.length === 1 ? '1 result' : `${results.length} results`}
        </p>
        {results.length === 0 && !searching && <NoResult text={text} offline={state === 'offline'} onDone={onClose} />}
      </div>
    </Modal>
  );
}
