const METAL_STYLES = [
  'bg-accent text-accent-content',
  'bg-common text-base-100',
  'bg-[color-mix(in_oklab,var(--color-accent)_58%,var(--color-neutral))] text-neutral-content',
];
const MEDAL_NAMES = ['Gold medal', 'Silver medal', 'Bronze medal'];

/** A rank; the first three are shown as medals that differ in number and colour. */
export function Medal({ rank }: { rank: number }) {
  const metal = METAL_STYLES[rank - 1];
  if (metal === undefined) return <span className="figures text-quiet">{rank}</span>;
  return (
    <span
      role="img"
      aria-label={`${MEDAL_NAMES[rank - 1]}, rank ${rank}`}
      className={`figures inline-grid size-8 place-items-center rounded-full font-display font-bold ring-2 ring-current/25 ring-inset ${metal}`}
    >
      {rank}
    </span>
  );
}
