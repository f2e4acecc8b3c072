import { Badge } from '../badge.tsx';

/** The category of a quiz. Users choose its name, so a long word breaks at the edge of the screen. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <Badge>
      <span className="min-w-0 whitespace-normal wrap-anywhere">{category}</span>
    </Badge>
  );
}
