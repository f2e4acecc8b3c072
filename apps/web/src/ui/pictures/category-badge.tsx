import { Badge } from '../badge.tsx';

/** The category of a quiz. People choose its name, so a long word breaks where the screen ends. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <Badge>
      <span className="min-w-0 whitespace-normal wrap-anywhere">{category}</span>
    </Badge>
  );
}
