import { ProgressBar } from '#ui/loading/progress-bar.tsx';

interface PathBarProps {
  /** Of the path. */
  title: string;
  percent: number;
}

/** How much of a path is completed, in words and as a bar. */
export function PathBar({ title, percent }: PathBarProps) {
  return (
    <div className="grid gap-1.5">
      <p className="figures text-sm font-semibold">{percent}% Complete</p>
      <ProgressBar label={`Progress in ${title}`} value={percent} max={100} />
    </div>
  );
}
