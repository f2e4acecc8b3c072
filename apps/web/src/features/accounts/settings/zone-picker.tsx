import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Field } from '#ui/forms/field.tsx';
import { currentZoneName, formatZoneName, searchZones, toZones, type Zone } from './zones.ts';

interface ZonePickerProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The selected zone's IANA name. */
  value: string;
  onChange: (name: string) => void;
}

/** A combobox that lists time zones by region, filtered by the typed text. */
export function ZonePicker({ label, hint, error, value, onChange }: ZonePickerProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = currentZoneName(value);
  const zones = useMemo(() => toZones(Intl.supportedValuesOf('timeZone'), chosen), [chosen]);
  /** The search text; null while the list is closed. */
  const [search, setSearch] = useState<string | null>(null);
  const [activeName, setActiveName] = useState(chosen);
  const open = search !== null;
  const matches = useMemo(() => searchZones(zones, search ?? ''), [zones, search]);
  const active = matches.find(({ name }) => name === activeName) ?? matches[0];
  const idOf = (zone: Zone) => `${listId}-${zone.name}`;

  useLayoutEffect(() => {
    if (open) list.current?.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  function openList(): void {
    if (open) return;
    setActiveName(chosen);
    setSearch('');
  }

  function choose({ name }: Zone): void {
    onChange(name);
    setSearch(null);
  }

  function move(step: number): void {
    const index = active ? matches.indexOf(active) : -1;
    const next = matches[Math.min(matches.length - 1, Math.max(0, index + step))];
    if (next) setActiveName(next.name);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (open) move(key === 'ArrowDown' ? 1 : -1);
      else openList();
    } else if (key === 'Enter' && open) {
      if (active) choose(active);
    } else if (key === 'Escape' && open) setSearch(null);
    else return;
    event.preventDefault();
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <div className="relative">
          <input
            {...aria}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && active ? idOf(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            value={search || (open ? '' : formatZoneName(chosen))}
            placeholder={formatZoneName(chosen)}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onClick={openList}
            onKeyDown={onKeyDown}
            onBlur={() => setSearch(null)}
            className="field-control pe-10"
          />
          <ChevronDown
            className={`pointer-events-none absolute end-3 top-3 size-5 text-quiet transition-transform ${open ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={label}
            tabIndex={-1}
            hidden={!open}
            // Prevents the list from taking the field's focus when it is scrolled or pressed.
            onMouseDown={(event) => event.preventDefault()}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-field border border-base-300 bg-base-100 py-1 shadow-raised"
          >
            {open && <Groups zones={matches} chosen={chosen} active={active} idOf={idOf} onChoose={choose} />}
            {open && matches.length === 0 && (
              <p role="status" className="px-4 py-3 text-quiet wrap-anywhere">
                No time zone has “{search}” in its name. Try a big city nearby.
              </p>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

interface GroupsProps {
  /** The zones to list, in order of their regions. */
  zones: readonly Zone[];
  chosen: string;
  active: Zone | undefined;
  idOf: (zone: Zone) => string;
  onChoose: (zone: Zone) => void;
}

function Groups({ zones, chosen, active, idOf, onChoose }: GroupsProps) {
  const regions = [...new Set(zones.map(({ region }) => region))];
  return regions.map((region) => (
    <fieldset key={region} aria-label={region} className="min-w-0">
      <p aria-hidden="true" className="sticky -top-1 bg-base-100 px-4 pt-3 pb-1 text-sm font-semibold text-quiet">
        {region}
      </p>
      {zones
        .filter((zone) => zone.region === region)
        .map((zone) => (
          <button
            key={zone.name}
            type="button"
            id={idOf(zone)}
            role="option"
            tabIndex={-1}
            aria-selected={zone.name === chosen}
            data-active={zone === active}
            onClick={() => onChoose(zone)}
            className="flex min-h-11 w-full cursor-pointer text-start scroll-mt-10 items-center justify-between gap-3 px-4 py-2 hover:bg-base-200 data-[active=true]:bg-primary/12 aria-selected:font-semibold"
          >
            {zone.city}
            {zone.name === chosen && <Check className="size-5 shrink-0 text-primary" aria-hidden="true" />}
          </button>
        ))}
    </fieldset>
  ));
}
