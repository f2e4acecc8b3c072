import type { Difference } from './compare-quizzes.ts';

interface DifferenceListProps {
  differences: readonly Difference[];
  /** The headings above the user's version and above the other version. */
  sides: { mine: string; theirs: string };
}

/** Lists the differences between two versions of a quiz side by side, on phones one below the other. */
export function DifferenceList({ differences, sides }: DifferenceListProps) {
  return (
    <ul className="grid gap-4">
      {differences.map(({ label, mine, theirs }) => (
        <li key={label} className="grid gap-2">
          <h3 className="font-semibold">{label}</h3>
          <div className="grid gap-px overflow-hidden rounded-field border border-base-300 bg-base-300 md:grid-cols-2">
            <Side name={sides.mine} lines={mine} />
            <Side name={sides.theirs} lines={theirs} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Side({ name, lines }: { name: string; lines: readonly string[] | null }) {
  return (
    <div className="grid content-start gap-1 bg-base-100 p-3">
      <p className="text-sm text-quiet">{name}</p>
      {lines === null ? (
        <p className="text-quiet">Not there</p>
      ) : (
        // A version's lines have no ids, so the key is made of index and text.
        lines.map((line, index) => (
          <p key={`${index.toString()} ${line}`} className="whitespace-pre-wrap wrap-anywhere">
            {line}
          </p>
        ))
      )}
    </div>
  );
}
