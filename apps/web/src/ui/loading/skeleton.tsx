/**
 * A placeholder for content that is loading, in the colour of the theme's borders; give it the content's size with
 * classes.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skeleton ${className}`} />;
}

/** Several skeletons of one size, eight at most. */
export function Skeletons({ count, className }: { count: number; className: string }) {
  return [...'abcdefgh'.slice(0, count)].map((key) => <Skeleton key={key} className={className} />);
}
