import { ProgressBar } from '#ui/loading/progress-bar.tsx';

interface PathBarProps {
  /** The path's title. */
  title: string;
  percent: number;
}

/** The completed share of a path, as text and as a bar. */
export function PathBar({ title, percent }: PathBarProps) {
  return (
    <div className="grid gap-1.5">
      <p className="figures text-sm font-semibold">{percent}% Complete</p>
      <ProgressBar label={`Progress in ${title}`} value={percent} max={100} />
    </div>
  );
}
