import type { Subject } from './concept.ts';
import { baking } from './food-cooking/baking.ts';
import { cookingMethods } from './food-cooking/cooking-methods.ts';
import { foodSafety } from './food-cooking/food-safety.ts';
import { nutrition } from './food-cooking/nutrition.ts';
import { saucesAndFlavour } from './food-cooking/sauces-and-flavour.ts';

export const foodAndCooking: Subject = {
  category: 'Food & Cooking',
  aliases: ['food', 'cooking', 'food and cooking', 'cookery', 'cuisine', 'culinary arts', 'recipes', 'kitchen'],
  topics: [cookingMethods, baking, saucesAndFlavour, nutrition, foodSafety],
};
