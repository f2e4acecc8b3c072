import { CATEGORIES } from './categories.ts';

type Category = (typeof CATEGORIES)[number];

/** The slugs that identify categories in ids. */
export const CATEGORY_SLUGS = {
  Science: 'science',
  Mathematics: 'mathematics',
  History: 'history',
  Literature: 'literature',
  Geography: 'geography',
  Programming: 'programming',
  Sports: 'sports',
  Entertainment: 'entertainment',
  Art: 'art',
  'Food & Cooking': 'food-cooking',
  Nature: 'nature',
  Business: 'business',
  'Health & Medicine': 'health-medicine',
  General: 'general',
} as const satisfies Record<Category, string>;

export type CategorySlug = (typeof CATEGORY_SLUGS)[Category];

const SLUG_BY_NAME = new Map<string, CategorySlug>(
  CATEGORIES.map((category) => [category.toLowerCase(), CATEGORY_SLUGS[category]]),
);

/** Returns the slug of a category, ignoring case; null for a category that users made up. */
export function categorySlugOf(category: string): CategorySlug | null {
  return SLUG_BY_NAME.get(category.trim().toLowerCase()) ?? null;
}
