/** A quiet shape, in the warm tone of the theme's edges, where content will be; give it the content's size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skeleton ${className}`} />;
}

/** Several such shapes of one size, eight at most. */
export function Skeletons({ count, className }: { count: number; className: string }) {
  return [...'abcdefgh'.slice(0, count)].map((key) => <Skeleton key={key} className={className} />);
}
