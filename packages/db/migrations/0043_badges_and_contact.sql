ALTER TABLE "game_badges" ADD COLUMN "game" text;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "contact" text;