import {
  BookOpen,
  Briefcase,
  Clapperboard,
  CodeXml,
  FlaskConical,
  Globe,
  HeartPulse,
  Landmark,
  Leaf,
  type LucideIcon,
  Medal,
  Palette,
  Shapes,
  Sigma,
  UtensilsCrossed,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  Science: FlaskConical,
  Mathematics: Sigma,
  History: Landmark,
  Literature: BookOpen,
  Geography: Globe,
  Programming: CodeXml,
  Sports: Medal,
  Entertainment: Clapperboard,
  Art: Palette,
  'Food & Cooking': UtensilsCrossed,
  Nature: Leaf,
  Business: Briefcase,
  'Health & Medicine': HeartPulse,
};

/** The picture of a category; of one that people made up, the general one. Decoration beside its name. */
export function CategoryIcon({ category, className = 'size-5' }: { category: string; className?: string }) {
  const Icon = (Object.hasOwn(ICONS, category) && ICONS[category]) || Shapes;
  return <Icon className={className} aria-hidden="true" />;
}
